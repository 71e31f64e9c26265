import { number } from "#content/copy/en/formats.ts";
import type { websites as contract } from "#content/copy/fr/websites.ts";
import { promises } from "#content/facts/promises.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";

export const websites: typeof contract = {
  seo: {
    title: `Websites for trades and small businesses | ${site.brand}`,
    description: `Showcase site, shop or booking, landing page: starting prices, what is included, technical SEO and modules. Live in ${promises.setup.from} to ${promises.setup.to} days.`,
    keywords:
      "website for tradespeople, small business website, e-commerce site, online booking, landing page, technical SEO",
    h1: "A website that makes the phone ring",
  },
  kicker: "Websites",
  badges: {
    setup: `Live in ${promises.setup.from} to ${promises.setup.to} days`,
    ownership: "Domain and accounts in your name",
    quote: `Quote within ${promises.quoteHours} h`,
  },
  subtitle:
    "A showcase site, a shop or a landing page: quick on an ageing phone, easy to find on Google. We write the words with you, you read them through, the site goes live.",
  quote: "Request a quote",
  portfolio: "See the sites we have built",
  types: {
    title: "Three sites, three starting prices",
    lead: "Excluding tax. The quote fixes the final price before we start.",
    labels: { audience: "For", pages: "Pages", days: "Live", goal: "The visitor" },
    items: {
      showcase: {
        title: "Showcase site",
        text: "Your trade, your prices, your hours and how to find you.",
        audience: "Trades, practices, shops",
        pages: `up to ${websiteTypes.showcase.pages}`,
        days: `in ${websiteTypes.showcase.days} days`,
        goal: "calls or writes",
      },
      shop: {
        title: "E-commerce or booking",
        text: "Sell, take a deposit, fill a diary. Sundays too.",
        audience: "Shops, restaurants, salons",
        pages: `up to ${websiteTypes.shop.pages}`,
        days: `in ${websiteTypes.shop.days} days`,
        goal: "pays or books",
      },
      landing: {
        title: "Landing page",
        text: "One ad, one offer, one page. Nothing else to click.",
        audience: "Google and Meta campaigns",
        pages: `just ${websiteTypes.landing.pages}`,
        days: `in ${websiteTypes.landing.days} days`,
        goal: "leaves a number",
      },
    },
  },
  anatomy: {
    title: "One page, two readers",
    lead: "Google reads the structure, your customer reads the offer. The same page has to win over both.",
    seo: {
      title: "For Google: technical SEO",
      items: {
        address: "A readable address, a title and a description written for each page",
        headings: "Headings in order, which Google and a screen reader both follow",
        weight: `Light images: a landing page shows in under ${number(promises.landingSeconds)} s`,
        data: "Opening hours, address and services as structured data, sitemap submitted",
      },
    },
    cro: {
      title: "For your customers: conversion",
      items: {
        promise: "What you do and for whom, without scrolling",
        button: "One main button, within reach of a thumb",
        proof: "Proof beside the button: a price, a piece of work, a review",
        form: "A short form that says what happens once it is sent",
      },
    },
  },
  speed: {
    value: `< ${number(promises.landingSeconds)} s`,
    title: `A landing page shows in under ${number(promises.landingSeconds)} seconds`,
    text: "Measured on a mid-range phone with an ordinary 4G connection. If it is slower, we put it right before it goes live.",
  },
  included: {
    title: "Included in every site",
    lead: "No asterisk.",
    items: {
      copy: "Words edited and trimmed",
      photos: "Photos cropped and compressed",
      devices: "Phone, tablet, computer",
      domain: "Domain name and email connected",
      secure: "HTTPS certificate",
      legal: "Legal notice and privacy policy",
      consent: "Consent before any tracking",
      measurement: "Calls and forms tracked",
      access: "Contrast and keyboard checked",
      listing: "Google Business Profile linked",
      redirects: "Old addresses redirected",
      handover: `A ${handoverMinutes}-minute handover call`,
    },
    maintenance: "Maintenance, if you want it:",
  },
  modules: {
    title: "Six modules, added when you need them",
    lead: `On a new site or on yours. The price is in the quote, within ${promises.quoteHours} hours.`,
    worksWith: "With",
    items: {
      booking: { title: "Booking", text: "Time slots, deposit, a reminder the day before." },
      payment: { title: "Payment", text: "Card, deposit, collection in store." },
      quote: { title: "Online quote", text: "Four questions and some photos: the request arrives complete." },
      languages: { title: "Languages", text: "Translated words, one address per language, Google told." },
      assistant: { title: "Assistant", text: "Answers the usual questions, passes you the rest." },
      articles: { title: "Articles", text: "You write, the page lays itself out." },
    },
    languages: "French, English and German",
    articles: "one simple form",
  },
  proof: { case: "renovart", metric: "quotes" },
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
    title: "Show us the site you have",
    text: `Send us the address, even if it makes you blush. You get a price and a date within ${promises.quoteHours} hours.`,
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
