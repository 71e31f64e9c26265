import { money, notice, openDays } from "#content/copy/en/formats.ts";
import type { home as contract } from "#content/copy/fr/home.ts";
import { bakeryReplySeconds } from "#content/facts/bakery-night.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { people } from "#content/facts/team.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";
import { addMoney, multiplyMoney } from "#src/formats/money.ts";

const maintenance = multiplyMoney(prices.websites.maintenance, 12);
const firstYear = addMoney([prices.websites.onePage, prices.automation.first, maintenance]);

export const home: typeof contract = {
  seo: {
    title: `Websites and AI for small businesses | ${site.brand}`,
    description: `A website that explains your business, and an assistant that answers your customers while you work. One-page site from ${money(prices.websites.onePage)}, one contact, in English.`,
    keywords:
      "web agency for small business, small business website, AI assistant for WhatsApp, website for shops and trades, web design agency Europe",
    h1: "You do the work. Your website does the talking.",
  },
  hero: {
    badges: {
      area: "Worldwide service, in English",
      commitment: `No commitment: ${notice}`,
      sla: `Help within ${promises.sla.from}–${promises.sla.to} hours (SLA)`,
    },
    headline: ["You do the work.", "Your website does the talking."],
    subtitle:
      "We build websites for shops, trades and practices, and the assistant that answers their customers on WhatsApp when nobody has a hand free. You save time, and win the customers who would not have waited.",
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
    contact: "Request a quote",
    pricing: "See the prices",
    stats: {
      automation: { value: "24/7", label: "your customers get an answer, even at midnight" },
      setup: {
        value: `${promises.setup.from}–${promises.setup.to} days`,
        label: "for a small website or a first automation, once we have your text, photos and access",
      },
      measurable: {
        value: `${promises.measurable}%`,
        label: "measurable: you see what each service brought in",
      },
    },
  },
  night: {
    title: "One night at the bakery",
    who: {
      customer: "a customer",
      assistant: "the assistant",
      diary: "your calendar",
      owner: "you",
    },
    events: {
      asked: "Do you make wedding cakes?",
      answered:
        "Good evening, this is the assistant, a program. Yes, to order. For how many guests, and when?",
      told: "Sixty, on Saturday the 14th.",
      quoted: "Here are our starting prices. A tasting on Thursday at 5 pm, or on Friday at 10 am?",
      booked: "Tasting on Thursday at 5 pm, wedding cake for sixty.",
      opened: "You open the shop. The whole conversation is there to read.",
    },
    note: `An invented bakery. The first answer took ${bakeryReplySeconds} seconds. The assistant says only what you have taught it.`,
  },
  services: {
    title: "Five services, one person to call",
    lead: "Someone who writes to you late in the evening rarely waits for the morning. They write to the next business on the list as well, and stay with whoever answers first. So we start with whatever costs you most time or most customers, usually a one-page site and one automatic reply. If that is enough, we stop there. The rest can be added on the day you need it.",
    items: {
      websites:
        "A site with your prices, your opening hours and how to find you, and a button to call or order.",
      automation:
        "An assistant that answers on WhatsApp, by text and by email, asks what you would ask and books the appointment.",
      cro: "Conversion rate optimisation (CRO): more enquiries from the same visitors.",
      design: "A logo, colours and templates, so people know you from the bread bag to the invoice.",
      social: `Posts prepared with you once a month. The packages add replies to comments within ${promises.social.commentHours} hours, ${openDays}.`,
    },
    all: "Compare the services",
  },
  pricing: {
    title: "Our prices, before you call",
    lead: `Indicative prices for businesses, excluding VAT; the firm price is in your quote, within ${promises.quoteHours} hours of our conversation. Running costs (domain, hosting, message fees, ad budget) are in your own name, at cost, with no mark-up.`,
    custom: { caption: "Custom services", name: "Service" },
    addOns: { caption: "Add-ons, on quote", name: "Add-on" },
    quote: "Request a quote",
  },
  clients: "What changed for them",
  cases: {
    title: "What our clients gained",
    lead: "Three businesses, the problem each of them had, and the figure measured afterwards.",
    objective: "Objective",
    solution: "Solution",
    period: { months: (count) => `(measured over ${count}\u00a0months)` },
    visit: "Visit the site",
    all: "See all our work",
    disclaimer: "Fictional case, to show how we work.",
    samples: "All three are fictional, to show how we work.",
  },
  questions: {
    title: "What people ask before they sign",
    items: {
      yearly: {
        question: "What will it cost me in the first year, all in?",
        answer: `A bakery with a one-page site, a first automation and maintenance pays from ${money(firstYear)} in the first year and ${money(maintenance)} in each year after that, excluding VAT. The pricing page adds it up line by line. The domain, hosting and message fees come on top, in your own name and at the provider’s price; the quote names every amount we know of.`,
      },
      writing: {
        question: "Who writes the text?",
        answer: `You tell us, we write, you correct. The text for up to ${websiteTypes.showcase.pages} pages is included in a showcase site. For photos, a recent phone is good enough: we tell you what to photograph, then crop and compress the pictures.`,
      },
      dislike: {
        question: "What if I don’t like the result?",
        answer:
          "You approve each step, and nothing goes live without your yes, so there are no surprises at the end. Anything that differs from the quote is corrected free of charge. What we don’t do is refund a website once work on it has started, which is why the steps are small enough for you to judge.",
      },
      nonsense: {
        question: "What if the assistant talks nonsense?",
        answer: `It answers only from what you have taught it: your opening hours, your list prices, your terms. It never makes up a price, and it hands over to you when it is not sure. During the ${promises.trialDays}-day trial you approve every answer before it goes out.`,
      },
      computers: {
        question: "I know nothing about computers. Is that a problem?",
        answer: `No. You talk about your trade and we do the technical part, accounts and access included, on the phone with you. A website ends with a ${handoverMinutes}-minute call in which we show you how to change a price or your opening hours yourself.`,
      },
      existing: {
        question: "I already have a website. Do I have to start again?",
        answer: `Usually not. Automation, tracking or better wording can be added to the site you have. In the free audit we look at it together for ${site.booking.audit.minutes} minutes, and you get three actions in writing. If all it needs is the phone number in the right place, that is what they will say.`,
      },
      leaving: {
        question: "Can I leave, and who owns what?",
        answer: `Domain, accounts and data are in your name from the first day. Once you have paid in full, the source files are yours, with the right to use them everywhere and without time limit. Subscriptions end with ${notice}, by email, and you take everything with you.`,
      },
      abroad: {
        question: "We’re in Britain, in Ireland or further away. Does that work?",
        answer:
          "Yes. Everything can be done by phone and video, in English, with one contact. Prices are in euros or dollars, and a quote can be in Swiss francs too. We invoice businesses outside France without French VAT; within the EU you account for it at home under the reverse charge.",
      },
    },
  },
  closing: {
    title: "Not sure where to start? Let’s look together.",
    text: `The audit takes ${site.booking.audit.minutes} minutes and is free. ${people.felix.name} goes through your site and your messages with you, and you get three actions in writing. Carry them out with us or without us.`,
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
    contact: "Request a quote",
  },
};
