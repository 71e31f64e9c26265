import type { search as contract } from "#content/copy/fr/search.ts";
import { site } from "#site.config.ts";

export const search: typeof contract = {
  seo: {
    title: `Search services, prices, work and tips | ${site.brand}`,
    description: `Look for a service, a price, a case or an article anywhere on ${site.brand}’s site. Results appear while you type.`,
    keywords: "search, services, prices, work, tips, articles",
    h1: "Search",
  },
  label: "What are you looking for?",
  hint: "Try ‘logo’, ‘WhatsApp’ or ‘price’.",
  submit: "Search",
  states: {
    loading: "Searching…",
    one: "{count} result for ‘{query}’",
    other: "{count} results for ‘{query}’",
    none: "No results for ‘{query}’. Try a shorter or more common word.",
    failed: "Search is not responding. Every page is listed below.",
  },
  more: "Show more results",
  asked: {
    pricing: "price prices pricing how much cost costs quote budget fee fees rates pay expensive maintenance",
    contact: "contact phone number telephone call email address quote appointment book hours",
    agency: "opening hours open closed address agency team",
    about: "team who are you founders people",
    vision: "team values",
    websites:
      "website websites site web page online shop store e-commerce showcase google ranking maintenance",
    automation: "automation automate chatbot bot assistant AI free trial voicebot whatsapp",
    cro: "conversion rate analytics statistics tracking measuring",
    design: "logo logos branding brand identity business card flyer design",
    social: "social media social networks instagram facebook linkedin tiktok posts",
    refund: "refund refunds money back withdrawal cancel",
    terms: "terms conditions contract cancel subscription notice deposit",
    privacy: "personal data GDPR privacy cookies",
    choices: "cookies consent",
    imprint: "company number publisher host address",
    accessibility: "disability screen reader",
    portfolio: "examples references clients work projects",
    blog: "tips articles news",
  },
  suggestions: {
    title: "People often ask",
    questions: {
      pricing: "What does a website cost, all in?",
      services: "Where should I start?",
      portfolio: "What have you done for a shop like mine?",
      agency: "Who will look after me?",
      contact: "When can we talk?",
    },
    articles: "Worth reading",
    ask: "Can’t find it?",
    write: "Ask us directly",
  },
  noScript: "Search needs JavaScript. Every page is listed here:",
};
