/**
 * The address of each screen in French; the keys are those of every language. `{slug}` stands for the slug of a case or
 * an article.
 */
export const addresses = {
  home: "/",
  services: "/services",
  automation: "/services/automatisation-ia",
  websites: "/services/sites-web",
  cro: "/services/cro-tracking",
  design: "/services/design-identite-visuelle",
  social: "/services/reseaux-sociaux",
  agency: "/agence",
  about: "/about",
  vision: "/vision",
  portfolio: "/realisations",
  case: "/portfolio/{slug}",
  pricing: "/tarifs",
  contact: "/contact",
  thanks: "/merci",
  blog: "/blog",
  article: "/blog/{slug}",
  imprint: "/mentions-legales",
  terms: "/terms-and-conditions",
  privacy: "/privacy-policy",
  choices: "/gestion-des-cookies",
  refund: "/refund-policy",
  accessibility: "/accessibilite",
  sitemap: "/plan-du-site",
  links: "/liens",
  search: "/recherche",
};

export type Addresses = Readonly<Record<keyof typeof addresses, string>>;

/** More addresses that serve the same pages in French. */
export const furtherAddresses: FurtherAddresses = {
  portfolio: ["/portfolio"],
  case: ["/realisations/{slug}"],
  blog: ["/conseils"],
  links: ["/linktree"],
};

export type FurtherAddresses = Readonly<Partial<Record<keyof typeof addresses, readonly string[]>>>;

/** Path segments of the blog's further pages and of its category pages. */
export const listWords = { page: "page", category: "rubrique" };

export type ListWords = Readonly<typeof listWords>;
