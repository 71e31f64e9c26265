import { money, notice } from "#content/copy/en/formats.ts";
import type { pricing as contract } from "#content/copy/fr/pricing.ts";
import { legalLimits } from "#content/facts/legal-limits.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const pricing: typeof contract = {
  seo: {
    title: `Prices: website, AI assistant, logo, social | ${site.brand}`,
    description: `All our prices on one page, excluding VAT: landing page from ${money(prices.websites.landing)}, one-page site from ${money(prices.websites.onePage)}, first automation from ${money(prices.automation.first)}, social media from ${money(prices.social.small)} per month.`,
    keywords:
      "small business website cost, web agency prices, WhatsApp chatbot price, logo design price, social media management price",
    h1: "Our prices, before you call",
  },
  subtitle: `Indicative prices for businesses, excluding VAT; the firm price comes with your quote, within ${promises.quoteHours} hours of our conversation.`,
  offers: {
    title: "Where prices start",
    note: "Indicative prices, excluding VAT: the final price depends on your project.",
    quote: "Request a quote",
    items: {
      websites: {
        title: "Websites",
        second: "Maintenance, if you want it:",
        description: "A page in your name, a showcase site or a shop.",
        features: {
          first: "You tell us, we write, you correct",
          second: "Set up for Google (technical SEO)",
          third: "You can change the text yourself",
        },
      },
      automation: {
        title: "Automation and AI",
        second: "Pay per result",
        description: "One task on one channel: a message comes in, a reply goes out, an appointment is made.",
        features: {
          first: "On WhatsApp, by text, email or chat",
          second: `Free ${promises.trialDays}-day trial, no card`,
          third: "Pay per result: a fee for each appointment kept, agreed in the quote, nothing otherwise",
        },
      },
      design: {
        title: "Design",
        second: "A whole identity:",
        description: "A card, a flyer, a logo redrawn: on its own or as a package.",
        features: {
          first: "Files ready for the printer",
          second: "Source files are yours once paid",
          third: "Changes included, as many rounds as your quote says",
        },
      },
      social: {
        title: "Social media management",
        second: "With replies and a report:",
        description: "One network and four posts a month, without replies. The packages do more.",
        features: {
          first: "A calendar you approve",
          second: "Posts written and published",
          third: `Ends with ${notice}`,
        },
      },
    },
  },
  book: {
    title: "Everything, line by line",
    more: (service) => `More about ${service}`,
  },
  terms: {
    title: "Before you sign",
    items: {
      quote: {
        value: `${promises.quoteHours} h`,
        label: "after our conversation you have a quote with a price and a date",
      },
      deposit: {
        value: `${promises.legal.depositPercent}%`,
        label: "deposit may be requested before work starts",
      },
      notice: {
        value: promises.legal.noticeMonths === 1 ? "1 month" : `${promises.legal.noticeMonths} months`,
        label: "of notice ends a subscription, whenever you like",
      },
      trial: { value: `${promises.trialDays} days`, label: "to try the assistant, free and without a card" },
    },
  },
  total: {
    title: "What a bakery pays",
    lead: "The owner wants people to find her opening hours and prices, and cake orders to stop holding up the queue. So she chooses a one-page site, an assistant that takes the orders on WhatsApp, and maintenance so that she can forget about updates. At the starting price of each line, this is what she pays in the first year, and in each year after that. The domain, hosting and message fees come on top: they are in her own name, at cost, and we add nothing to them.",
    columns: { item: "What the owner picks", first: "First year", next: "Then, per year" },
    sum: "Total from, excl. VAT",
    note: "An invented bakery, with the real prices of this page.",
  },
  questions: {
    title: "How much, when, and what if?",
    items: {
      from: {
        question: "What does ‘from’ mean?",
        answer:
          "It is the price of the smallest version of that line, as described beside it. Yours is higher if you need more pages, more channels or more rounds of changes, and you read it in the quote before anything starts. After that it does not move: a change you ask for later is quoted separately.",
      },
      others: {
        question: "What will I have to pay to others?",
        answer:
          "The domain and hosting, message fees on WhatsApp or by text, and your advertising budget if you run ads. All of it is in your own name and at the provider’s price. The quote names every amount we know of, and we add no margin.",
      },
      deposit: {
        question: "When do I pay?",
        answer: `We may ask for ${promises.legal.depositPercent}% before we start, and send an invoice for the rest when the work is done. Subscriptions are invoiced month by month. If you have no more than ${legalLimits.withdrawalStaff} employees and sign with us at your premises, French law gives you ${legalLimits.withdrawalDays} days to change your mind, and we take no payment in the first ${legalLimits.firstPaymentDays}.`,
      },
      vat: {
        question: "Do the prices include VAT?",
        answer:
          "No, because we work for businesses only. French businesses pay VAT on top and reclaim it as usual. If you are established in another EU country, you account for it at home under the reverse charge. Outside the EU, in Britain for example, we invoice without French VAT and the rules of your country apply.",
      },
      cheap: {
        question: "Why does a one-page site cost so little?",
        answer: `Because it is one page, and because you do the talking and we do the rest in one go: text, photos, the button to call. It takes ${promises.setup.from} to ${promises.setup.to} days once we have your text, photos and access. A shop, booking or a second language is a different job, and has its own line.`,
      },
      perResult: {
        question: "How does pay per result work?",
        answer:
          "We agree on a fee for each appointment that is kept, and on what counts as one. If nobody comes, you pay nothing. It makes sense where an appointment has a clear value, a roofer’s site visit for example, so the fee is settled in your quote and not on this page.",
      },
      stop: {
        question: "What if I want to stop?",
        answer: `A subscription ends with ${notice}; the period already paid is not refunded. A website, a logo or an automation is not refundable once work on it has started, and we would rather say so here than in small print. If you change your mind before that, the deposit goes back to you, less anything we have already bought for you with your agreement.`,
      },
      currency: {
        question: "Can I pay in pounds or Swiss francs?",
        answer:
          "Prices are in euros, and in dollars if you switch at the top of this page. A quote can be in euros, dollars or Swiss francs. If your account is in pounds, your bank converts the amount of the invoice on the day you pay it.",
      },
    },
  },
  closing: {
    title: "Like what you see? Get a firm price.",
    text: `Tell us what you need and by when, in three sentences. We talk, and within ${promises.quoteHours} hours you have a price and a date in writing.`,
    quote: "Request a quote",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
