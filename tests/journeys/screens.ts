import { readFileSync } from "node:fs";
import { site } from "#site.config.ts";
import { type Language, languages } from "#src/languages.ts";
import { isScreenKey, pathOf, routeKeys, routes, type SlugRouteKey } from "#src/routes.ts";

/** One page of the built site, at its canonical address. */
export interface Screen {
  /** The screen's key; for a case or an article with its place in the sitemap. */
  readonly key: string;
  readonly path: string;
}

const sitemap = readFileSync("build/site/sitemap.xml", "utf8");

/** Every screen in a language, with the first case and the first article for all of their kind. */
export function screensIn(language: Language): readonly Screen[] {
  const screens = routeKeys.filter(isScreenKey);
  return [
    ...screens.map((key) => ({ key, path: pathOf(key, language) })),
    ...pagesUnder("case", language).slice(0, 1),
    ...pagesUnder("article", language).slice(0, 1),
  ];
}

/** Every page in a language: the screens, all cases and all articles. */
export function pagesIn(language: Language): readonly Screen[] {
  const screens = routeKeys.filter(isScreenKey);
  return [
    ...screens.map((key) => ({ key, path: pathOf(key, language) })),
    ...pagesUnder("case", language),
    ...pagesUnder("article", language),
  ];
}

/** `PAGES=all` has every page walked in every language; without it, each screen is walked in one. */
export const allPages = process.env["PAGES"] === "all";

/**
 * The pages of a language that slow tests walk: languages take turns, since a screen's markup is the same in each
 * and only its words are not.
 */
export function pagesToWalk(language: Language): readonly Screen[] {
  return inTurn(allPages ? pagesIn(language) : screensIn(language), language);
}

/** What of a list falls to a language where languages take turns. */
export function inTurn<Item>(items: readonly Item[], language: Language): readonly Item[] {
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
