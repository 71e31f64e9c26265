import type { Addresses, FurtherAddresses, ListWords } from "#content/copy/fr/addresses.ts";

/** The address of each screen in German. */
export const addresses: Addresses = {
  home: "/de",
  services: "/de/services",
  automation: "/de/services/ki-automatisierung",
  websites: "/de/services/webseiten",
  cro: "/de/services/cro-tracking",
  design: "/de/services/design-branding",
  social: "/de/services/social-media",
  agency: "/de/agentur",
  about: "/de/ueber-uns",
  vision: "/de/vision",
  portfolio: "/de/arbeiten",
  case: "/de/arbeiten/{slug}",
  pricing: "/de/preise",
  contact: "/de/kontakt",
  thanks: "/de/danke",
  blog: "/de/blog",
  article: "/de/blog/{slug}",
  imprint: "/de/impressum",
  terms: "/de/agb",
  privacy: "/de/datenschutz",
  choices: "/de/datenschutz-einstellungen",
  refund: "/de/erstattung",
  accessibility: "/de/barrierefreiheit",
  sitemap: "/de/sitemap",
  links: "/de/linktree",
  search: "/de/suche",
};

/** More addresses that serve the same pages in German. */
export const furtherAddresses: FurtherAddresses = {
  agency: ["/agentur"],
  portfolio: ["/arbeiten"],
  case: ["/arbeiten/{slug}"],
  pricing: ["/preise"],
  contact: ["/kontakt"],
  sitemap: ["/sitemap-de"],
};

/** Path segments of the blog's further pages and of its category pages. */
export const listWords: ListWords = { page: "seite", category: "thema" };
