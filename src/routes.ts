import { defaultLanguage, type Language, type Localized, languages, localize } from "#src/languages.ts";

/**
 * A screen's addresses: one canonical address per language, and further
 * addresses that answer in place in the given language.
 * `{slug}` stands for the slug of a case or an article.
 */
export interface Route extends Localized<string> {
  readonly also?: Readonly<Record<string, Language>>;
}

/** Every address of every screen. */
export const routes = {
  home: { fr: "/", en: "/en", de: "/de" },
  services: { fr: "/services", en: "/en/services", de: "/de/services" },
  automation: {
    fr: "/services/automatisation-ia",
    en: "/en/services/ai-automation",
    de: "/de/services/ki-automatisierung",
    also: { "/services/ai-automation": "en" },
  },
  websites: {
    fr: "/services/sites-web",
    en: "/en/services/websites",
    de: "/de/services/webseiten",
    also: { "/services/websites": "en" },
  },
  cro: {
    fr: "/services/cro-tracking",
    en: "/en/services/cro-tracking",
    de: "/de/services/cro-tracking",
  },
  design: {
    fr: "/services/design-identite-visuelle",
    en: "/en/services/design-branding",
    de: "/de/services/design-branding",
    also: { "/services/design-branding": "en" },
  },
  social: {
    fr: "/services/reseaux-sociaux",
    en: "/en/services/social-media",
    de: "/de/services/social-media",
    also: { "/services/social-media": "en" },
  },
  agency: {
    fr: "/agence",
    en: "/en/agency",
    de: "/de/agentur",
    also: { "/agency": "en", "/agentur": "de" },
  },
  about: { fr: "/about", en: "/en/about", de: "/de/ueber-uns" },
  vision: { fr: "/vision", en: "/en/vision", de: "/de/vision" },
  portfolio: {
    fr: "/realisations",
    en: "/en/portfolio",
    de: "/de/arbeiten",
    also: { "/portfolio": "fr", "/arbeiten": "de" },
  },
  case: {
    fr: "/portfolio/{slug}",
    en: "/en/portfolio/{slug}",
    de: "/de/arbeiten/{slug}",
    also: { "/realisations/{slug}": "fr", "/arbeiten/{slug}": "de" },
  },
  pricing: {
    fr: "/tarifs",
    en: "/en/pricing",
    de: "/de/preise",
    also: { "/pricing": "en", "/preise": "de" },
  },
  contact: { fr: "/contact", en: "/en/contact", de: "/de/kontakt", also: { "/kontakt": "de" } },
  thanks: { fr: "/merci", en: "/en/thank-you", de: "/de/danke" },
  blog: { fr: "/blog", en: "/en/blog", de: "/de/blog", also: { "/conseils": "fr" } },
  article: { fr: "/blog/{slug}", en: "/en/blog/{slug}", de: "/de/blog/{slug}" },
  imprint: {
    fr: "/mentions-legales",
    en: "/en/legal-notices",
    de: "/de/impressum",
    also: { "/legal-notices": "en" },
  },
  terms: { fr: "/terms-and-conditions", en: "/en/terms-and-conditions", de: "/de/agb" },
  privacy: { fr: "/privacy-policy", en: "/en/privacy-policy", de: "/de/datenschutz" },
  choices: {
    fr: "/gestion-des-cookies",
    en: "/en/privacy-choices",
    de: "/de/datenschutz-einstellungen",
  },
  refund: { fr: "/refund-policy", en: "/en/refund-policy", de: "/de/erstattung" },
  accessibility: { fr: "/accessibilite", en: "/en/accessibility", de: "/de/barrierefreiheit" },
  sitemap: {
    fr: "/plan-du-site",
    en: "/en/sitemap",
    de: "/de/sitemap",
    also: { "/sitemap": "en", "/sitemap-de": "de" },
  },
  links: { fr: "/liens", en: "/en/linktree", de: "/de/linktree", also: { "/linktree": "fr" } },
  search: { fr: "/recherche", en: "/en/search", de: "/de/suche" },
} as const satisfies Record<string, Route>;

export type RouteKey = keyof typeof routes;

/** Screens whose address carries the slug of a case or an article. */
export type SlugRouteKey = "case" | "article";

/** Screens with one fixed address per language. */
export type ScreenKey = Exclude<RouteKey, SlugRouteKey>;

/** The groups the site's pages are listed in, in their order. */
export const siteGroups = ["services", "portfolio", "blog", "company", "legal"] as const;

export type SiteGroup = (typeof siteGroups)[number];

/** Where a screen is listed; null where it only answers an action. */
export const groupOf: Readonly<Record<ScreenKey, SiteGroup | null>> = {
  home: "services",
  services: "services",
  automation: "services",
  websites: "services",
  cro: "services",
  design: "services",
  social: "services",
  pricing: "services",
  portfolio: "portfolio",
  blog: "blog",
  agency: "company",
  about: "company",
  vision: "company",
  contact: "company",
  links: "company",
  search: "company",
  sitemap: "company",
  imprint: "legal",
  terms: "legal",
  privacy: "legal",
  choices: "legal",
  refund: "legal",
  accessibility: "legal",
  thanks: null,
};

/** Whether a word names a screen with one fixed address per language. */
export function isScreenKey(key: string): key is ScreenKey {
  return Object.hasOwn(routes, key) && key !== "case" && key !== "article";
}

/** The canonical path of a screen in a language. */
export function pathOf(screen: ScreenKey, language: Language): string {
  return routes[screen][language];
}

/** The canonical path of one case or article in a language. */
export function slugPathOf(route: SlugRouteKey, language: Language, slug: string): string {
  return routes[route][language].replace("{slug}", slug);
}

/** The canonical paths of a screen, one per language. */
export function pathsOf(screen: ScreenKey): Localized<string> {
  return localize((language) => routes[screen][language]);
}

/** What the addresses of the blog's list say of its further pages, and of one category's articles. */
const listWords: Localized<{ readonly page: string; readonly category: string }> = {
  fr: { page: "page", category: "rubrique" },
  en: { page: "page", category: "topic" },
  de: { page: "seite", category: "thema" },
};

/** The canonical path of a page of the blog's list, the first being 1: of all articles, or of a category's. */
export function listPathOf(language: Language, page: number, categorySlug?: string): string {
  const words = listWords[language];
  const list =
    routes.blog[language] + (categorySlug === undefined ? "" : `/${words.category}/${categorySlug}`);
  return page === 1 ? list : `${list}/${words.page}/${page}`;
}

/** One address at which a screen is built: the canonical ones and those of `also`. */
export interface Address {
  readonly path: string;
  readonly language: Language;
}

/** Every address of a screen, canonical ones first. */
export function addressesOf(screen: ScreenKey): readonly Address[] {
  const route: Route = routes[screen];
  return [
    ...languages.map((language) => ({ path: route[language], language })),
    ...Object.entries(route.also ?? {}).map(([path, language]) => ({ path, language })),
  ];
}

/** What `getStaticPaths` of a screen's page returns; the page's file is `[...screen].astro`. */
export function staticPaths<Parameter extends string>(screen: ScreenKey, parameter: Parameter) {
  return addressesOf(screen).map(({ path, language }) => ({
    params: { [parameter]: path.slice(1) || undefined } as Record<Parameter, string | undefined>,
    props: { language, path },
  }));
}

/** What `getStaticPaths` of a failure's page returns: `/404`, `/en/404`, `/de/404`. */
export function failurePaths<Parameter extends string>(status: "404" | "500", parameter: Parameter) {
  return languages.map((language) => ({
    params: {
      [parameter]: language === defaultLanguage ? status : `${language}/${status}`,
    } as Record<Parameter, string>,
    props: { language },
  }));
}

/** Whether an address names its language itself; only others may follow a stored preference. */
export function isPrefixed(path: string): boolean {
  const [first] = path.slice(1).split("/");
  return languages.some((language) => language !== defaultLanguage && language === first);
}

/**
 * The list an unknown case or article leads to, or null where a path is neither:
 * `/en/blog/no-such-tip` -> `/en/blog`, `/portfolio/no-such-case` -> `/portfolio`.
 */
export function listForUnknown(path: string): string | null {
  for (const [prefix, list] of slugLists()) {
    if (path.startsWith(prefix) && path.length > prefix.length) return list;
  }
  return null;
}

/** Prefixes of addresses that end in a slug, each with the list of its language. */
function slugLists(): readonly (readonly [prefix: string, list: string])[] {
  const prefixOf = (pattern: string) => pattern.replace("{slug}", "");
  const articles = languages.map(
    (language) => [prefixOf(routes.article[language]), routes.blog[language]] as const,
  );
  const cases = [
    // The French portfolio answers at /portfolio too, which is where its unknown cases lead.
    [prefixOf(routes.case.fr), "/portfolio"],
    [prefixOf(routes.case.en), routes.portfolio.en],
    [prefixOf(routes.case.de), routes.portfolio.de],
    ...Object.entries(routes.case.also).map(
      ([pattern, language]) =>
        [prefixOf(pattern), language === "fr" ? "/portfolio" : routes.portfolio[language]] as const,
    ),
  ] as const;
  return [...articles, ...cases];
}
