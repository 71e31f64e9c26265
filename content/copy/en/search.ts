import type { search as contract } from "#content/copy/fr/search.ts";
import { site } from "#site.config.ts";

export const search: typeof contract = {
  seo: {
    title: `Search services, prices, work and tips | ${site.brand}`,
    description: `Look for a service, a price, a project or a tip anywhere on ${site.brand}’s site. Accents are optional and results appear while you type.`,
    keywords: "search, services, prices, work, tips, articles",
    h1: "Search",
  },
  label: "What are you looking for?",
  hint: "One word is enough, with or without accents.",
  submit: "Search",
  states: {
    loading: "Searching…",
    one: "{count} result for ‘{query}’",
    other: "{count} results for ‘{query}’",
    none: "No results for ‘{query}’. Try a shorter or more common word.",
    failed: "Search is not responding. The links below lead everywhere.",
  },
  more: "Show more results",
  suggestions: { title: "Good places to start", screens: "Pages", articles: "Articles" },
  noScript: "Search needs JavaScript. Every page is listed here:",
};
