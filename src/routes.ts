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

/** What a language's `addresses.ts` exports. */
interface AddressFile {
  readonly addresses: Addresses;
  readonly furtherAddresses: FurtherAddresses;
  readonly listWords: ListWords;
}

const written = await loadLocalized(
  (language): Promise<AddressFile> => import(`../content/copy/${language}/addresses.ts`),
);

/** The site's screens, named as in `content/copy/<language>/addresses.ts`. */
export type RouteKey = keyof Addresses;

/** Every screen but those of services that are not offered. */
export const routeKeys = (Object.keys(written[defaultLanguage].addresses) as RouteKey[]).filter(
  (key) => !isWithdrawn(key),
);

/**
 * A screen's addresses: one canonical address per language, and further
 * addresses that answer in place in the given language.
 * `{slug}` stands for the slug of a case or an article.
 */
export interface Route extends Localized<string> {
  readonly also: Readonly<Record<string, Language>>;
}

/** Every address of every screen. */
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
  return routeOfScreen(screen)[language];
}

function routeOfScreen(screen: RouteKey): Route {
  const route: Route | undefined = routes[screen];
  if (route === undefined)
    throw new Error(`content/facts/services.ts does not offer ${screen}, but something links to it`);
  return route;
}

/** The canonical path of one case or article in a language. */
export function slugPathOf(route: SlugRouteKey, language: Language, slug: string): string {
  return routes[route][language].replace("{slug}", slug);
}

/** The canonical paths of a screen, one per language. */
export function pathsOf(screen: ScreenKey): Localized<string> {
  return localize((language) => pathOf(screen, language));
}

/** The canonical path of a page of the blog's list, the first being 1: of all articles, or of a category's. */
export function listPathOf(language: Language, page: number, categorySlug?: string): string {
  const words = written[language].listWords;
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
  return allAddressesOf(screen);
}

/** The same of any route; `{slug}` stands for the slugs. */
export function allAddressesOf(key: RouteKey): readonly Address[] {
  const route: Route | undefined = routes[key];
  if (route === undefined) return [];
  return [
    ...languages.map((language) => ({ path: route[language], language })),
    ...Object.entries(route.also).map(([path, language]) => ({ path, language })),
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

/** Prefixes of addresses that end in a slug, each with the list where unknown ones lead. */
export const slugLists: readonly (readonly [prefix: string, list: string])[] = (
  ["article", "case"] as const
).flatMap((key) =>
  allAddressesOf(key).map(({ path, language }) => {
    const prefixOf = (pattern: string) => pattern.replace("{slug}", "");
    // The French portfolio answers at the address its cases continue, /portfolio: unknown ones lead there.
    const parent = prefixOf(routes[key][language]).slice(0, -1);
    const list = key === "article" ? "blog" : "portfolio";
    const answers = addressesOf(list).some(
      (address) => address.path === parent && address.language === language,
    );
    return [prefixOf(path), answers ? parent : routes[list][language]] as const;
  }),
);

/**
 * The list an unknown case or article leads to, or null where a path is neither:
 * `/en/blog/no-such-tip` -> `/en/blog`, `/portfolio/no-such-case` -> `/portfolio`.
 */
export function listForUnknown(path: string): string | null {
  for (const [prefix, list] of slugLists) {
    if (path.startsWith(prefix) && path.length > prefix.length) return list;
  }
  return null;
}
