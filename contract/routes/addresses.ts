import { z } from "zod";
import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  localize,
} from "#contract/languages/languages.ts";
import {
  listOf,
  type RouteKey,
  type Screen,
  type ScreenKey,
  type SlugRouteKey,
  screens,
  slugRoutes,
} from "#contract/routes/screens.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";
import { type ServiceKey, serviceKeys } from "#data/contract/facts/services.ts";
import { shownEntries } from "#data/contract/routes/shown-entries.ts";

const pageAddresses = z.object({
  address: z.string().catch(""),
  also: z.array(z.string()).catch([]),
});

/**
 * The addresses that a screen’s copy gives it, the first behind the language's prefix. The schema of the copy
 * checks their form.
 */
export function writtenAddresses(key: RouteKey, language: Language): z.output<typeof pageAddresses> {
  const { address, also } = pageAddresses
    .catch({ address: "", also: [] })
    .parse(copyFiles[language][key]?.data);
  const path = address && pathIn(language, address.slice(1)).replace(/(?<=.)\/$/, "");
  return { address: path, also: also.filter((other) => other !== path) };
}

/**
 * The one table of pages: by language, the addresses of each screen that it has; `{slug}` stands for that of
 * an entry.
 */
const pages = localize(
  (language) =>
    new Map<string, z.output<typeof pageAddresses>>(
      [...screens.map(({ key }) => key), ...slugRoutes]
        .filter((key) => isWritten(key, language))
        .map((key) => [key, writtenAddresses(key, language)]),
    ),
);

/** A list needs something to list, and a list of cases or articles goes with their pages. */
function isWritten(key: RouteKey, language: Language): boolean {
  if (copyFiles[language][key] === undefined) return false;
  const { articles, cases, trades } = shownEntries[language];
  if (key === "blog") return articles.length > 0;
  if (key === "portfolio") return cases.length > 0;
  if (key === "trade") return trades.length > 0;
  return key === "article" || key === "case" ? isWritten(listOf[key], language) : true;
}

/** Whether a language has the page of a screen, or those of articles, cases or trades. */
export function hasPage(key: RouteKey, language: Language): boolean {
  return pages[language].has(key);
}

/**
 * The path of a screen with what follows it, such as `#total`; undefined in a language that lacks the page.
 */
export function findPath(screen: ScreenKey, language: Language, rest = ""): string | undefined {
  const page = pages[language].get(screen);
  return page && `${page.address}${rest}`;
}

/** The path of a screen that the language is sure to have. @throws where it lacks the page */
export function pathOf(screen: ScreenKey, language: Language): string {
  const path = findPath(screen, language);
  if (path === undefined) throw new Error(`there is no ${screen} in ${language}, but something links to it`);
  return path;
}

/** Where a screen is in each language. */
export function pathsOf(screen: ScreenKey): Paths {
  return localize((language) => findPath(screen, language));
}

/** Where a page is in each language; undefined in one that lacks it. */
export type Paths = Localized<string | undefined>;

/** The screens that have a page in a language, in order. */
export function pagesIn(language: Language): Screen[] {
  return screens.filter(({ key }) => hasPage(key, language));
}

/** The services that a language lists: those with a page. The others are sold all the same. */
export function servicesIn(language: Language): ServiceKey[] {
  return serviceKeys.filter((key) => hasPage(key, language));
}

/** The address of an article, a case or a trade. @throws where the language has none */
export function slugPathOf(route: SlugRouteKey, language: Language, slug: string): string {
  const page = pages[language].get(route);
  if (page === undefined) throw new Error(`there is no ${route} in ${language}, but something links to one`);
  return page.address.replace("{slug}", slug);
}

/** An address at which a screen is built, canonical or from `also`. */
export interface Address {
  path: string;
  language: Language;
}

/** All addresses of a screen, canonical ones first; `{slug}` stands for the slug. */
export function addressesOf(key: RouteKey): Address[] {
  const all = languages.flatMap((language) => {
    const page = pages[language].get(key);
    return page ? [{ language, ...page }] : [];
  });
  return [
    ...all.flatMap(({ language, address }) => (address ? [{ path: address, language }] : [])),
    ...all.flatMap(({ language, also }) => also.map((path) => ({ path, language }))),
  ];
}

/** Path of what each language has one of: `/rss.xml`, `/en/rss.xml`. */
export function pathIn(language: Language, name: string): string {
  return language === defaultLanguage ? `/${name}` : `/${language}/${name}`;
}

/** Whether an address contains its language; others may redirect to the preferred language. */
export function isPrefixed(path: string): boolean {
  const [first] = path.slice(1).split("/");
  return languages.some((language) => language !== defaultLanguage && language === first);
}

/** Prefixes of addresses that end in a slug, each with the list that unknown slugs redirect to. */
export const slugLists: [prefix: string, list: string][] = slugRoutes.flatMap((key) =>
  addressesOf(key).flatMap(({ path, language }): [string, string][] => {
    // Where they share their prefix with an additional address of their list, redirect there: /portfolio,
    // /metiers.
    const parent = slugPathOf(key, language, "").slice(0, -1);
    const list = listOf[key];
    const answers = addressesOf(list).some(
      (address) => address.path === parent && address.language === language,
    );
    const target = answers ? parent : findPath(list, language);
    return target === undefined ? [] : [[path.replace("{slug}", ""), target]];
  }),
);

/** The list to redirect to for an unknown case or article, such as `/en/blog`; null for any other path. */
export function listForUnknown(path: string): string | null {
  for (const [prefix, list] of slugLists) {
    if (path.startsWith(prefix) && path.length > prefix.length) return list;
  }
  return null;
}
