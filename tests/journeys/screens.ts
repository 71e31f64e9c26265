import { readFileSync } from "node:fs";
import { site } from "#site.config.ts";
import { type Language, languages } from "#src/languages.ts";
import { isScreenKey, pathOf, routeKeys, routes, type SlugRouteKey } from "#src/routes.ts";

/** A page of the built site under its canonical address. */
export interface Screen {
  /** The screen's key; for a case or article, plus its index in the sitemap. */
  readonly key: string;
  readonly path: string;
}

const sitemap = readFileSync("build/site/sitemap.xml", "utf8");

/** Every screen in a language, with the first case and the first article standing for all. */
export function screensIn(language: Language): readonly Screen[] {
  const screens = routeKeys.filter(isScreenKey);
  return [
    ...screens.map((key) => ({ key, path: pathOf(key, language) })),
    ...pagesUnder("case", language).slice(0, 1),
    ...pagesUnder("article", language).slice(0, 1),
  ];
}

/** Every page in a language: screens, cases and articles. */
function allPagesIn(language: Language): readonly Screen[] {
  const screens = routeKeys.filter(isScreenKey);
  return [
    ...screens.map((key) => ({ key, path: pathOf(key, language) })),
    ...pagesUnder("case", language),
    ...pagesUnder("article", language),
  ];
}

/** `PAGES=all` checks every page in every language; otherwise each screen is checked in one language. */
export const allPages = process.env["PAGES"] === "all";

/**
 * Pages that slow tests check in a language. Languages take turns: the markup is the same in each, only the text
 * differs.
 */
export function pagesToCheck(language: Language): readonly Screen[] {
  return shareOf(allPages ? allPagesIn(language) : screensIn(language), language);
}

/** For tests of what no language changes: one whose addresses have a prefix, or all with `PAGES=all`. */
export const oneLanguage = allPages ? languages : languages.slice(-1);

/** A language's share of a list, where languages take turns. */
export function shareOf<Item>(items: readonly Item[], language: Language): readonly Item[] {
  if (allPages) return items;
  const turn = languages.indexOf(language);
  return items.filter((_, position) => position % languages.length === turn);
}

function pagesUnder(route: SlugRouteKey, language: Language): readonly Screen[] {
  const prefix = site.url + routes[route][language].replace("{slug}", "");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => address)
    .filter((address) => address.startsWith(prefix))
    .map((address) => address.slice(site.url.length));
  return paths.map((path, position) => ({ key: `${route} ${position + 1}`, path }));
}
