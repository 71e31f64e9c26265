import { money, number } from "#content/copy/en/formats.ts";
import type { websites as contract } from "#content/copy/fr/websites.ts";
import { prices } from "#content/facts/prices.ts";
import { promises } from "#content/facts/promises.ts";
import { handoverMinutes, websiteTypes } from "#content/facts/website-types.ts";
import { site } from "#site.config.ts";

export const websites: typeof contract = {
  seo: {
    title: `Websites for small businesses and trades | ${site.brand}`,
    description: `Landing page from ${money(prices.websites.landing)}, one-page site from ${money(prices.websites.onePage)}, showcase site from ${money(prices.websites.showcase)}, shop from ${money(prices.websites.shop)}, excluding VAT. Text and technical SEO included.`,
    keywords:
      "small business website, website for tradespeople, showcase website, online shop, booking website, landing page, technical SEO",
    h1: "A website that makes the phone ring",
  },
  kicker: "Websites",
  badges: {
    setup: `${promises.setup.from}–${promises.setup.to} days once we have text, photos and access`,
    ownership: "Domain and accounts in your name",
    quote: `Quote within ${promises.quoteHours} hours of our conversation`,
  },
  subtitle:
    "Fast even on an old phone, and easy to find on Google. You tell us about your business, we write the text, you correct it, and nothing goes live without your yes.",
  quote: "Request a quote",
  portfolio: "See our work",
  types: {
    title: "What kind of site do you need?",
    lead: "Each price is paid once and excludes VAT; the quote fixes it before we start. The days count from the moment we have your text, photos and access. If one page with your name, prices and phone number is all you need, there is a one-page site below these three.",
    labels: { audience: "For", pages: "Pages", days: "Live", goal: "The visitor" },
    items: {
      showcase: {
        title: "Showcase site",
        text: "Your trade, your prices, your work and how to find you, text included.",
        audience: "Trades, practices, shops",
        pages: `up to ${websiteTypes.showcase.pages}`,
        days: `in ${websiteTypes.showcase.days} days`,
        goal: "calls or writes",
      },
      shop: {
        title: "Shop or booking site",
        text: "Sell, take a deposit, fill your calendar, even on a Sunday.",
        audience: "Shops, restaurants, salons",
        pages: `up to ${websiteTypes.shop.pages}`,
        days: "on the date in your quote",
        goal: "pays or books",
      },
      landing: {
        title: "Landing page",
        text: "One advert, one offer, one form.",
        audience: "Google and Meta campaigns",
        pages: `${websiteTypes.landing.pages}`,
        days: `in ${websiteTypes.landing.days} days`,
        goal: "leaves a number",
      },
    },
  },
  anatomy: {
    page: "The page of Stred Swiss, a builder, with the numbers of the eight points explained below.",
    title: "One page for two readers",
    lead: "Someone has your name from a neighbour and looks you up on the way to the car. They want three things: what you do, what it costs, and how to reach you. If the page takes too long, or hides the phone number under a photo, they go back and tap the next name. A good small website does little, but it does it at once. And because Google decides who is shown at all, the same page also has to be clear to a machine.",
    seo: {
      title: "For Google: technical SEO",
      items: {
        address: "A readable address, and a title and a description for each page",
        headings: "Headings in order, for Google and for screen readers",
        weight: `Lightweight images: a landing page loads in under ${number(promises.landingSeconds)} seconds`,
        data: "Opening hours, address and services marked up for search engines, sitemap submitted",
      },
    },
    cro: {
      title: "For your customers: conversion",
      items: {
        promise: "What you do and for whom, before anyone scrolls",
        button: "One main button, within reach of a thumb",
        proof: "Proof next to the button: a price, a piece of work, a review",
        form: "A short form that says what happens once it is sent",
      },
    },
  },
  speed: {
    value: `< ${number(promises.landingSeconds)} s`,
    title: `A landing page loads in under ${number(promises.landingSeconds)} seconds`,
    text: "Measured on a mid-range phone with an ordinary 4G connection. If it is slower, we put that right before it goes live.",
  },
  included: {
    title: "Included in every site",
    lead: "Twelve things that often cost extra. Domain and hosting come on top, in your own name and at cost.",
    items: {
      copy: `Text written for you, up to ${websiteTypes.showcase.pages} pages`,
      photos: "Photos cropped and compressed",
      devices: "Works on phone, tablet and computer",
      domain: "Domain name and email connected",
      secure: "HTTPS certificate",
      legal: "Pages for your legal notice and privacy policy",
      consent: "Consent before any tracking",
      measurement: "Calls and forms counted",
      access: "Checked for contrast and keyboard use",
      listing: "Google Business Profile linked",
      redirects: "Old addresses redirected",
      handover: `A ${handoverMinutes}-minute handover call`,
    },
  },
  modules: {
    title: "Six modules for when you need them",
    lead: "On a new site or on yours. The price is in your quote.",
    worksWith: "With",
    items: {
      booking: { title: "Booking", text: "Time slots, a deposit, a reminder the day before." },
      payment: { title: "Payment", text: "Card, deposit, collection in the shop." },
      quote: {
        title: "Online quote",
        text: "Four questions and some photos, so the request arrives complete.",
      },
      languages: {
        title: "Languages",
        text: "Every page translated, one address per language, and search engines know which is which.",
      },
      assistant: { title: "Assistant", text: "Answers the usual questions and passes you the rest." },
      articles: { title: "Articles", text: "You write; the layout takes care of itself." },
    },
    languages: "French, English and German",
    articles: "one simple form",
  },
  proof: { case: "renovart", metric: "quotes" },
  questions: {
    title: "Before you order a website",
    items: {
      me: {
        question: "What do you need from me?",
        answer:
          "About an hour on the phone, your price list, a dozen photos from your own phone, and access to the domain if you have one. We prepare the rest and send it to you in steps small enough to read between two customers.",
      },
      writing: {
        question: "Who writes the text?",
        answer: `You tell us, we write, you correct. The text for up to ${websiteTypes.showcase.pages} pages is included in a showcase site. Nothing goes live before you have read it and said yes.`,
      },
      yearly: {
        question: "What does a site cost each year?",
        answer:
          "The domain and hosting, in your own name and at the provider’s price. Maintenance is optional and paid by the month: updates, backups and small changes. Without it the site is still yours and still runs; you then look after the updates yourself.",
      },
      existing: {
        question: "I already have a site. Can you improve it?",
        answer:
          "Often, yes. The free audit tells you whether three changes will do, or whether a new site costs less than the repairs. If we build a new one, old addresses are redirected, so you keep the visitors Google sends you.",
      },
      change: {
        question: "Can I change a price myself?",
        answer: `Yes. We show you how in a ${handoverMinutes}-minute call at the end, and you can record it. If you would rather send us a message instead, that is what maintenance is for.`,
      },
      dislike: {
        question: "What if I don’t like it?",
        answer:
          "You see the structure first, then the text, then the design, and you approve each one. Anything that differs from the quote is corrected free of charge. A website is not refundable once work on it has started, which is why you see it in steps.",
      },
      leave: {
        question: "What if I want to move to someone else?",
        answer:
          "Domain, hosting and accounts are in your name from the first day. Once you have paid in full, the source files are yours, with the right to use them everywhere and without time limit. You can take everything with you.",
      },
    },
  },
  closing: {
    title: "Show us the site you have",
    text: `Send us the address, even if you are not proud of it. We tell you what we would change, and within ${promises.quoteHours} hours of our conversation you have a price and a date.`,
    audit: `Book the free audit (${site.booking.audit.minutes} min)`,
  },
};
