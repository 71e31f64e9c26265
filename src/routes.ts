import type { Addresses, FurtherAddresses, ListWords } from "#content/copy/fr/addresses.ts";
import { isWithdrawn } from "#content/facts/services.ts";
import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  loadLocalized,
  localize,
} from "#src/languages.ts";

/** Exports of a language's `addresses.ts`. */
interface AddressFile {
  readonly addresses: Addresses;
  readonly furtherAddresses: FurtherAddresses;
  readonly listWords: ListWords;
}

const written = await loadLocalized(
  (language): Promise<AddressFile> => import(`../content/copy/${language}/addresses.ts`),
);

/** Keys of all screens, from `content/copy/<language>/addresses.ts`. */
export type RouteKey = keyof Addresses;

/** All screens except those of services that are not offered. */
export const routeKeys = (Object.keys(written[defaultLanguage].addresses) as RouteKey[]).filter(
  (key) => !isWithdrawn(key),
);

/**
 * A screen's addresses: a canonical one per language, and more in `also` that serve the same page in the given
 * language. `{slug}` stands for the slug of a case or an article.
 */
export interface Route extends Localized<string> {
  readonly also: Readonly<Record<string, Language>>;
}

/** All addresses of all screens. */
export const routes = Object.fromEntries(routeKeys.map((key) => [key, routeOf(key)])) as Readonly<
  Record<RouteKey, Route>
>;

function routeOf(key: RouteKey): Route {
  const canonical = localize((language) => {
    const address: string | undefined = written[language].addresses[key];
    if (address === undefined) {
      throw new Error(`content/copy/${language}/addresses.ts has no address for the screen ${key}`);
    }
    return address;
  });
  const also = languages.flatMap((language) =>
    (written[language].furtherAddresses[key] ?? []).map((address) => [address, language] as const),
  );
  return { ...canonical, also: Object.fromEntries(also) };
}

/** Screens with the slug of a case or an article in their address. */
export type SlugRouteKey = "case" | "article";

/** Screens with one fixed address per language. */
export type ScreenKey = Exclude<RouteKey, SlugRouteKey>;

/** Groups of pages in lists and navigation, in order. */
export const siteGroups = ["services", "portfolio", "blog", "company", "legal"] as const;

export type SiteGroup = (typeof siteGroups)[number];

/** The group a screen is listed in; null if it only follows an action. */
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

/** Whether a string is the key of a screen with one fixed address per language. */
export function isScreenKey(key: string): key is ScreenKey {
  return Object.hasOwn(routes, key) && key !== "case" && key !== "article";
}

/** Canonical path of a screen. */
export function pathOf(screen: ScreenKey, language: Language): string {
  return routeOfScreen(screen)[language];
}

function routeOfScreen(screen: RouteKey): Route {
  const route: Route | undefined = routes[screen];
  if (route === undefined)
    throw new Error(`content/facts/services.ts does not offer ${screen}, but something links to it`);
  return route;
}

/** Canonical path of a case or an article. */
export function slugPathOf(route: SlugRouteKey, language: Language, slug: string): string {
  return routes[route][language].replace("{slug}", slug);
}

/** Canonical paths of a screen in all languages. */
export function pathsOf(screen: ScreenKey): Localized<string> {
  return localize((language) => pathOf(screen, language));
}

/** Canonical path of a page of the blog's list, starting at 1, for all articles or for one category. */
export function listPathOf(language: Language, page: number, categorySlug?: string): string {
  const words = written[language].listWords;
  const list =
    routes.blog[language] + (categorySlug === undefined ? "" : `/${words.category}/${categorySlug}`);
  return page === 1 ? list : `${list}/${words.page}/${page}`;
}

/** An address at which a screen is built, canonical or from `also`. */
export interface Address {
  readonly path: string;
  readonly language: Language;
}

/** All addresses of a route, canonical ones first; `{slug}` stands for the slug. */
export function addressesOf(key: RouteKey): readonly Address[] {
  const route: Route | undefined = routes[key];
  if (route === undefined) return [];
  return [
    ...languages.map((language) => ({ path: route[language], language })),
    ...Object.entries(route.also).map(([path, language]) => ({ path, language })),
  ];
}

/** Result of `getStaticPaths` for a screen's page, whose file is `[...screen].astro`. */
export function staticPaths<Parameter extends string>(screen: ScreenKey, parameter: Parameter) {
  return addressesOf(screen).map(({ path, language }) => ({
    params: { [parameter]: path.slice(1) || undefined } as Record<Parameter, string | undefined>,
    props: { language, path },
  }));
}

/** Path of what each language has one of: `/rss.xml`, `/en/rss.xml`. */
export function pathIn(language: Language, name: string): string {
  return language === defaultLanguage ? `/${name}` : `/${language}/${name}`;
}

/** Result of `getStaticPaths` for what each language has one of, in `[...language]`. */
export function languagePaths() {
  return languages.map((language) => ({
    params: { language: language === defaultLanguage ? undefined : language },
    props: { language },
  }));
}

/** Result of `getStaticPaths` for an error page: `/404`, `/en/404`, `/de/404`. */
export function errorPagePaths<Parameter extends string>(status: "404" | "500", parameter: Parameter) {
  return languages.map((language) => ({
    params: { [parameter]: pathIn(language, status).slice(1) } as Record<Parameter, string>,
    props: { language },
  }));
}

/** Whether an address contains its language; others may redirect to the preferred language. */
export function isPrefixed(path: string): boolean {
  const [first] = path.slice(1).split("/");
  return languages.some((language) => language !== defaultLanguage && language === first);
}

/** Prefixes of addresses that end in a slug, each with the list that unknown slugs redirect to. */
export const slugLists: readonly (readonly [prefix: string, list: string])[] = (
  ["article", "case"] as const
).flatMap((key) =>
  addressesOf(key).map(({ path, language }) => {
    const prefixOf = (pattern: string) => pattern.replace("{slug}", "");
    // In French, cases and an additional address of their list share the prefix /portfolio: redirect there.
    const parent = prefixOf(routes[key][language]).slice(0, -1);
    const list = key === "article" ? "blog" : "portfolio";
    const answers = addressesOf(list).some(
      (address) => address.path === parent && address.language === language,
    );
    return [prefixOf(path), answers ? parent : routes[list][language]] as const;
  }),
);

/**
 * The list to redirect to for an unknown case or article; null for any other path:
 * `/en/blog/no-such-tip` -> `/en/blog`, `/portfolio/no-such-case` -> `/portfolio`.
 */
export function listForUnknown(path: string): string | null {
  for (const [prefix, list] of slugLists) {
    if (path.startsWith(prefix) && path.length > prefix.length) return list;
  }
  return null;
}
