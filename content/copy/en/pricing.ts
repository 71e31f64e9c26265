import { euros } from "#content/copy/en/formats.ts";
import type { pricing as contract } from "#content/copy/fr/pricing.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const pricing: typeof contract = {
  seo: {
    title: `Prices: websites, AI, design, social media | ${site.brand}`,
    description: `All our prices on one page: websites from ${euros(prices.websites.onePage)}, automation from ${euros(prices.automation.first)}, design from ${euros(prices.design.piece)}, social media from ${euros(prices.social.small)} per month.`,
    keywords:
      "web agency prices, website cost, AI automation cost, logo design price, social media management price",
    h1: "Every price, before the first call",
  },
  subtitle: `All are indicative and exclude tax. The firm price comes with your quote, within ${promises.quoteHours} hours.`,
  offers: {
    title: "Four services, four prices to start from",
    note: "Indicative prices, excluding tax: they depend on your project.",
    quote: "Request a quote",
    items: {
      websites: {
        title: "Websites",
        second: "Optional maintenance:",
        description: "One page in your name, a showcase site or a shop.",
        features: {
          first: "Texts edited, photos cropped",
          second: "Technical SEO included",
          third: "You change the words yourself",
        },
      },
      automation: {
        title: "Automation and AI",
        second: "Pay per result",
        description: "A message comes in, a reply goes out, an appointment is made.",
        features: {
          first: "WhatsApp, text, email or chat",
          second: `${promises.trialDays}-day trial`,
          third: "Pay per result: you pay per appointment booked",
        },
      },
      design: {
        title: "Design",
        second: "Whole identity, from",
        description: "A poster, a card, a logo: on its own or as a package.",
        features: {
          first: "Files ready for the printer",
          second: "Rights and source files are yours",
          third: "Changes included",
        },
      },
      social: {
        title: "Social media management",
        second: "Packages, from",
        description: "A page kept up to date, posts that sound like you.",
        features: {
          first: "A calendar you approve",
          second: "Posting and replies",
          third: `${promises.legal.noticeMonths} month’s notice`,
        },
      },
    },
  },
  book: {
    title: "Everything, line by line",
    contents: "Contents of the price list",
    more: (service) => `The service in detail: ${service}`,
  },
  terms: {
    title: "Before you sign",
    items: {
      quote: { value: `${promises.quoteHours} h`, label: "until you have a quote with a price and a date" },
      deposit: {
        value: `${promises.legal.depositPercent}%`,
        label: "deposit may be requested before work starts",
      },
      notice: {
        value: `${promises.legal.noticeMonths} month`,
        label: "of notice to stop a subscription, at any time",
      },
      trial: { value: `${promises.trialDays} days`, label: "to try an automation" },
    },
  },
  total: {
    title: "A bakery, all in",
    lead: "A one-page site, a first automation for the orders, and maintenance so that nobody has to think about it.",
    columns: { item: "What it buys", first: "First year", next: "Each year after that" },
    sum: "Total without VAT",
    note: "An invented bakery, real prices from this page. Domain, hosting and message fees come on top, in its own name and at cost.",
  },
  questions: {
    title: "Questions people ask",
    items: {
      rights: {
        question: "Who owns what you make?",
        answer:
          "You do. On full payment the source files are yours, with the right to use them everywhere without time limit.",
      },
      writing: { question: "Who writes the texts?", answer: "You tell us, we write, you correct." },
    },
  },
  closing: {
    title: "Seen a price that fits? Ask for yours.",
    text: "Tell us what you need and by when. You get a firm price and a date.",
    quote: "Request a quote",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
