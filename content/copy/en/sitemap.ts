import type { sitemap as contract } from "#content/copy/fr/sitemap.ts";
import { promises } from "#content/facts/promises.ts";
import { site } from "#site.config.ts";

export const sitemap: typeof contract = {
  seo: {
    title: `Sitemap: every page of the site | ${site.brand}`,
    description: `Every page of ${site.brand} in one list: services, work, tips, the agency and the legal texts, each with its address and what you will find there.`,
    keywords: "sitemap, pages, services, work, tips, legal notice",
    h1: "Every page, on one page",
  },
  subtitle: "Each line leads to a page and says what you will find there.",
  badges: { pages: (count) => `${count} indexed pages`, languages: (count) => `${count} languages` },
  groups: {
    services: "Home and services",
    portfolio: "Work",
    blog: "Tips",
    company: "Company and contact",
    legal: "Legal",
  },
  facts: {
    title: "For search engines",
    items: {
      languages: {
        title: "Multilingual",
        text: (count) =>
          `${count} pages in all: each exists in French, English and German and points to the other two.`,
      },
      speed: {
        title: "Fast",
        text: "How fast a landing page loads, on an average phone and an average network.",
      },
      analytics: {
        title: "Measured, if you agree",
        text: "Google Analytics 4 counts the visits of those who accept it, and of nobody else.",
      },
    },
  },
  closing: {
    title: "Can’t find it?",
    text: `Ask us. You have an answer within ${promises.answerHours} business hours, often sooner on WhatsApp.`,
    contact: "Request a quote",
    whatsapp: "Message us on WhatsApp",
  },
};
