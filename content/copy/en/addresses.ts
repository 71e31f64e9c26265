import type { Addresses, FurtherAddresses, ListWords } from "#content/copy/fr/addresses.ts";

/** The address of each screen in English. */
export const addresses: Addresses = {
  home: "/en",
  services: "/en/services",
  automation: "/en/services/ai-automation",
  websites: "/en/services/websites",
  cro: "/en/services/cro-tracking",
  design: "/en/services/design-branding",
  social: "/en/services/social-media",
  agency: "/en/agency",
  about: "/en/about",
  vision: "/en/vision",
  portfolio: "/en/portfolio",
  case: "/en/portfolio/{slug}",
  pricing: "/en/pricing",
  contact: "/en/contact",
  thanks: "/en/thank-you",
  blog: "/en/blog",
  article: "/en/blog/{slug}",
  imprint: "/en/legal-notices",
  terms: "/en/terms-and-conditions",
  privacy: "/en/privacy-policy",
  choices: "/en/privacy-choices",
  refund: "/en/refund-policy",
  accessibility: "/en/accessibility",
  sitemap: "/en/sitemap",
  links: "/en/linktree",
  search: "/en/search",
};

/** More addresses that serve the same pages in English. */
export const furtherAddresses: FurtherAddresses = {
  automation: ["/services/ai-automation"],
  websites: ["/services/websites"],
  design: ["/services/design-branding"],
  social: ["/services/social-media"],
  agency: ["/agency"],
  pricing: ["/pricing"],
  imprint: ["/legal-notices"],
  sitemap: ["/sitemap"],
};

/** Path segments of the blog's further pages and of its category pages. */
export const listWords: ListWords = { page: "page", category: "topic" };
