import { euros, number } from "#content/copy/en/formats.ts";
import type { pricing as contract } from "#content/copy/fr/pricing.ts";
import { packages } from "#content/facts/packages.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const pricing: typeof contract = {
  seo: {
    title: `Prices: websites, AI, design, social media | ${site.brand}`,
    description: `All our prices on one page: websites from ${euros(prices.list.websites)}, automation from ${euros(prices.list.automation)}, design from ${euros(prices.list.design)}, social media from ${euros(prices.list.social)} per month.`,
    keywords:
      "web agency prices, website cost, AI automation cost, logo design price, social media management price",
    h1: "Every price, before the first call",
  },
  subtitle: `All are indicative and exclude tax. The firm price comes with your quote, within ${promises.quoteHours} hours.`,
  from: "from",
  perMonth: "per month",
  perCampaign: "per campaign",
  onQuote: "on quote",
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
    price: "Price",
    priceFrom: "From",
    pricePerMonth: "Per month",
    guide: "Guide price",
    more: (service) => `The service in detail: ${service}`,
  },
  tables: {
    websites: {
      caption: "Websites, by type",
      name: "Type of site",
      items: {
        landing: { name: "Landing page", detail: "For a campaign, with a single button" },
        onePage: { name: "One-page site", detail: "Who, what, where, for how much" },
        showcase: { name: "Showcase site", detail: "Several pages, a form, a map" },
        shop: { name: "E-commerce or booking", detail: "Catalogue or diary, payment online" },
        maintenance: { name: "Maintenance", detail: "Optional: updates, backups, small changes" },
      },
    },
    automation: {
      caption: "Automation: options",
      name: "Option",
      items: {
        voicebot: { name: "Voicebot", detail: "Picks up for you" },
        knowledgeBase: {
          name: "Knowledge base (RAG)",
          detail: `Up to ${number(promises.knowledgeBaseDocuments)} documents`,
        },
        multiNumbers: { name: "Several numbers", detail: "One per shop or per department" },
        extraLanguage: { name: "Extra language", detail: "Replies and forms" },
      },
    },
    designPackages: { caption: "Design: packages", name: "Package" },
    designAddOns: { caption: "Design: add-ons", name: "Add-on" },
    socialPackages: {
      caption: "Social media: packages",
      name: "Package",
      details: {
        starter: `${packages.social.starter.platforms} platforms, ${packages.social.starter.posts} posts each`,
        growth: `${packages.social.growth.platforms} platforms, ${packages.social.growth.posts} posts each`,
        enterprise: `${packages.social.enterprise.platforms} platforms plus the video channel, unlimited posts`,
      },
    },
    socialAddOns: { caption: "Social media: add-ons", name: "Add-on" },
    campaigns: {
      caption: "Advertising and CRO",
      name: "Service",
      items: {
        adsPack: { name: "Advertising pack", detail: "Starting price, ad budget not included" },
        cro: { name: "CRO", detail: "Measurement, A/B tests, one report a month" },
      },
    },
    custom: { caption: "Custom add-ons", name: "Add-on" },
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
  closing: {
    title: "Seen a price that fits? Ask for yours.",
    text: "Tell us what you need and by when. You get a firm price and a date.",
    quote: "Request a quote",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
