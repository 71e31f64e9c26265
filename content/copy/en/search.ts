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
  suggestions: { title: "Good places to start", screens: "Pages", articles: "Articles" },
  noScript: "Search needs JavaScript. Every page is listed here:",
};
