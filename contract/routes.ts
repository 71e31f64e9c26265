import { z } from "zod";
import { copyFiles } from "#contract/copy/content-files.ts";
import { leaveOut } from "#contract/facts/screens.ts";
import { type ServiceKey, serviceKeys } from "#contract/facts/services.ts";
import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  localize,
  settingsOf,
} from "#contract/languages.ts";

/** Groups of pages in lists and navigation, in order. */
export const siteGroups = ["services", "portfolio", "blog", "company", "legal"] as const;

export type SiteGroup = (typeof siteGroups)[number];

interface Screen {
  /** The group its page is listed in; null if it only follows an action, or has a page for each case, article or trade. */
  group: SiteGroup | null;
  /** The column of the footer it is in. */
  footer?: FooterColumn;
}

type FooterColumn = "agency" | "legal";

const serviceScreens = Object.fromEntries(serviceKeys.map((key) => [key, { group: "services" }])) as Record<
  ServiceKey,
  { group: "services" }
>;

/** All screens. Where each is in a language, say its words: `address`, and `also` for more addresses of the same page. */
export const screens = {
  home: { group: "services" },
  services: { group: "services" },
  ...serviceScreens,
  agency: { group: "company", footer: "agency" },
  about: { group: "company", footer: "agency" },
  vision: { group: "company", footer: "agency" },
  portfolio: { group: "portfolio", footer: "agency" },
  case: { group: null },
  trade: { group: null },
  pricing: { group: "services", footer: "agency" },
  examples: { group: "company" },
  contact: { group: "company" },
  thanks: { group: null },
  blog: { group: "blog", footer: "agency" },
  article: { group: null },
  imprint: { group: "legal", footer: "legal" },
  terms: { group: "legal", footer: "legal" },
  privacy: { group: "legal", footer: "legal" },
  refund: { group: "legal", footer: "legal" },
  accessibility: { group: "legal", footer: "legal" },
  sitemap: { group: "company", footer: "legal" },
  links: { group: "company", footer: "agency" },
  search: { group: "company", footer: "agency" },
} as const satisfies Record<string, Screen>;

export type RouteKey = keyof typeof screens;

/** Screens with the slug of an entry in their address, and the list that each is in. */
const listOf = { article: "blog", case: "portfolio", trade: "services" } as const;

/** All screens that the site has. */
export const routeKeys = (Object.keys(screens) as RouteKey[]).filter(
  (key) => !leaveOut.some((screen) => screen === withList(key)),
);

/** The screen that a site leaves out to do without another: with a list go its entries. */
function withList(key: RouteKey): RouteKey {
  return key === "case" || key === "article" ? listOf[key] : key;
}

const place = z.object({
  address: z.string().catch(""),
  also: z.array(z.string()).catch([]),
});

/** A screen's address per language, empty in one that lacks it, and more in `also` that serve the same page; `{slug}` stands for that of an entry. */
interface Route extends Localized<string> {
  also: Record<string, Language>;
}

export const routes = Object.fromEntries(routeKeys.map((key) => [key, routeOf(key)])) as Record<
  RouteKey,
  Route
>;

function routeOf(key: RouteKey): Route {
  const having = languages.filter((language) => !isLeftOutIn(key, language));
  const canonical = localize((language) =>
    having.includes(language) ? writtenAddresses(key, language).address : "",
  );
  const also = having.flatMap((language) =>
    writtenAddresses(key, language).also.map((address) => [address, language] as const),
  );
  return { ...canonical, also: Object.fromEntries(also) };
}

/** Whether a language lacks a screen that others have. */
function isLeftOutIn(key: RouteKey, language: Language): boolean {
  return settingsOf(language).leaveOut?.some((screen) => screen === withList(key)) ?? false;
}

/** The addresses that a screen's words give it, the first behind the language's prefix. The shape of the words checks their form. */
export function writtenAddresses(key: RouteKey, language: Language): z.output<typeof place> {
  const { address, also } = place.catch({ address: "", also: [] }).parse(copyFiles[language][key]?.data);
  const path = address && pathIn(language, address.slice(1)).replace(/(?<=.)\/$/, "");
  return { address: path, also: also.filter((other) => other !== path) };
}

export type SlugRouteKey = keyof typeof listOf;

/** Screens with one fixed address per language. */
export type ScreenKey = Exclude<RouteKey, SlugRouteKey>;

/** The screens of a language in a column of the footer, in the order of the table. */
export function footerScreens(column: FooterColumn, language: Language): ScreenKey[] {
  const table: Record<string, Screen> = screens;
  return routeKeys
    .filter(isScreenKey)
    .filter((key) => table[key]?.footer === column && hasScreenIn(key, language));
}

/** Whether a string is the key of a screen with one fixed address per language. */
export function isScreenKey(key: string): key is ScreenKey {
  return Object.hasOwn(routes, key) && !Object.hasOwn(listOf, key);
}

/** Whether the site has a screen, which it may leave out. */
export function hasScreen(screen: RouteKey): boolean {
  return Object.hasOwn(routes, screen);
}

/** Whether the pages of a language have a screen. */
export function hasScreenIn(screen: RouteKey, language: Language): boolean {
  return hasScreen(screen) && !isLeftOutIn(screen, language);
}

/** The path of a screen that the site or the language may leave out, with what follows it, such as `#total`; null where it does. */
export function linkTo(screen: ScreenKey, language: Language, rest = ""): string | null {
  return hasScreenIn(screen, language) ? `${pathOf(screen, language)}${rest}` : null;
}

/** The path of a screen. @throws where the site or the language leaves it out */
export function pathOf(screen: ScreenKey, language: Language): string {
  if (!hasScreenIn(screen, language))
    throw new Error(`there is no ${screen} in ${language}, but something links to it`);
  return routes[screen][language];
}

export function slugPathOf(route: SlugRouteKey, language: Language, slug: string): string {
  return routes[route][language].replace("{slug}", slug);
}

/** An address at which a screen is built, canonical or from `also`. */
export interface Address {
  path: string;
  language: Language;
}

/** All addresses of a route, canonical ones first; `{slug}` stands for the slug. */
export function addressesOf(key: RouteKey): Address[] {
  const route: Route | undefined = routes[key];
  if (route === undefined) return [];
  return [
    ...languages.flatMap((language) => (route[language] ? [{ path: route[language], language }] : [])),
    ...Object.entries(route.also).map(([path, language]) => ({ path, language })),
  ];
}

/** Result of `getStaticPaths` for a screen's page; the parameter is the name of the page, `<name>.page.astro`. */
export function staticPaths(screen: ScreenKey, parameter: string = screen) {
  return addressesOf(screen).map(({ path, language }) => ({
    params: { [parameter]: path.slice(1) || undefined },
    props: { language },
  }));
}

/** Path of what each language has one of: `/rss.xml`, `/en/rss.xml`. */
export function pathIn(language: Language, name: string): string {
  return language === defaultLanguage ? `/${name}` : `/${language}/${name}`;
}

/** Result of `getStaticPaths` for an error page: `/404`, `/en/404`, `/de/404`. */
export function errorPagePaths(status: "404" | "500", parameter: string) {
  return languages.map((language) => ({
    params: { [parameter]: pathIn(language, status).slice(1) },
    props: { language },
  }));
}

/** Whether an address contains its language; others may redirect to the preferred language. */
export function isPrefixed(path: string): boolean {
  const [first] = path.slice(1).split("/");
  return languages.some((language) => language !== defaultLanguage && language === first);
}

/** Prefixes of addresses that end in a slug, each with the list that unknown slugs redirect to. */
export const slugLists: (readonly [prefix: string, list: string])[] = (
  Object.keys(listOf) as SlugRouteKey[]
).flatMap((key) =>
  addressesOf(key).map(({ path, language }) => {
    const prefixOf = (pattern: string) => pattern.replace("{slug}", "");
    // Where they share their prefix with an additional address of their list, redirect there: /portfolio, /metiers.
    const parent = prefixOf(routes[key][language]).slice(0, -1);
    const list = listOf[key];
    const answers = addressesOf(list).some(
      (address) => address.path === parent && address.language === language,
    );
    return [prefixOf(path), answers ? parent : routes[list][language]] as const;
  }),
);

/** The list to redirect to for an unknown case or article, such as `/en/blog`; null for any other path. */
export function listForUnknown(path: string): string | null {
  for (const [prefix, list] of slugLists) {
    if (path.startsWith(prefix) && path.length > prefix.length) return list;
  }
  return null;
}
