import type { home as contract } from "#content/copy/fr/home.ts";
import { bakeryReplySeconds } from "#content/facts/bakery-night.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const home: typeof contract = {
  seo: {
    title: `Websites and AI automation for small firms | ${site.brand}`,
    description: `Websites, AI automation, design and social media for craftspeople, shops and small firms across Europe. Live in ${promises.setup.from} to ${promises.setup.to} days, with no commitment.`,
    keywords:
      "web agency for small business, AI automation, website design, conversion optimisation, branding, social media",
    h1: "Save time. Win customers.",
  },
  hero: {
    badges: {
      area: "Worldwide service",
      commitment: "No commitment",
      sla: `${promises.sla.from}–${promises.sla.to} h SLA`,
    },
    headline: ["Save time.", "Win customers."],
    subtitle:
      "We build your website, automate your replies and measure what you gain. For craftspeople, shops and small firms.",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
    contact: "Request a quote",
    pricing: "See the prices",
    stats: {
      automation: { value: "24/7", label: "your replies go out, even at midnight" },
      setup: { value: `${promises.setup.from}–${promises.setup.to} days`, label: "from order to live" },
      measurable: { value: `${promises.measurable}%`, label: "of what we do can be measured" },
    },
  },
  night: {
    title: "One night at the bakery",
    events: {
      asked: "‘Do you make wedding cakes?’ A customer writes on WhatsApp.",
      answered: `The assistant replies, ${bakeryReplySeconds}\u00a0seconds later.`,
      quoted: "It gives a price and two possible dates.",
      booked: "The appointment is in your diary.",
      opened: "You open the shop. Everything is ready.",
    },
    note: "An example, with a made-up bakery.",
  },
  services: {
    title: "Five services, one person to call",
    lead: "Start with the one you need. The rest can wait.",
    items: {
      websites: "A showcase site, a shop or a sales page, quick even on an old phone.",
      automation: "WhatsApp, texts and emails that answer, qualify and book appointments for you.",
      cro: "See where visitors give up, then win more of them over with the same budget.",
      design: "A logo, colours and templates: you are recognised, from the bread bag to the quote.",
      social: `Regular posts, and replies within ${promises.social.commentHours} hours while you serve.`,
    },
    all: "Compare the services",
  },
  pricing: {
    title: "Prices you can read",
    lead: `All prices are indicative and exclude tax. Your quote arrives within ${promises.quoteHours} hours.`,
    custom: {
      caption: "Custom services",
      name: "Service",
    },
    addOns: {
      caption: "Add-ons, on quote",
      name: "Add-on",
    },
    quote: "Request a quote",
  },
  cases: {
    title: "What it changes",
    lead: "Three businesses, three problems, one figure each.",
    objective: "Objective",
    solution: "Solution",
    period: { months: (count) => `in ${count} months` },
    visit: "Visit the site",
    all: "All projects",
    disclaimer: "Sample case study.",
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
    title: "Twenty minutes to know where to start",
    text: "We look at your site and your messages with you. You leave with three things to do, with or without us.",
    audit: "Book the free audit",
    contact: "Write to the agency",
  },
};
