import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "#contract/languages/languages.ts";
import { hasPage, pagesIn, pathOf, slugPathOf } from "#contract/routes/addresses.ts";
import { type SlugRouteKey, slugRoutes } from "#contract/routes/screens.ts";
import { site } from "#data/contract/facts/site.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { builtFolder } from "#tests/support/built-site.ts";

/** A page of the built site under its canonical address. */
export interface Screen {
  /** The screen's key; for a case, trade or article, plus its index in the sitemap. */
  key: string;
  path: string;
}

const sitemap = readFileSync(join(builtFolder, "sitemap.xml"), "utf8");

/**
 * Every screen in a language, with the first case, trade and article standing for all, or before a release all of them.
 */
export function screensIn(language: Language): Screen[] {
  const most = isBroad ? Number.POSITIVE_INFINITY : 1;
  return [
    ...pagesIn(language).map(({ key }) => ({ key, path: pathOf(key, language) })),
    ...slugRoutes
      .filter((route) => hasPage(route, language))
      .flatMap((route) => pagesUnder(route, language).slice(0, most)),
  ];
}

/** A page of each kind that visitors act on: islands, prices, cards and a carousel, a text with contents, its figures. */
const kinds = [
  "home",
  "contact",
  "automation",
  "pricing",
  "portfolio",
  "search",
  "article 1",
  "case 1",
  "trade 1",
];

/** Whether a page stands for others in what takes longest; before a release, every page does. */
export const isOfItsKind = ({ key }: Screen): boolean => isBroad || kinds.includes(key);

/** Legal texts look like the imprint. */
const likeAnother = new Set(["terms", "privacy", "refund", "accessibility"]);

/**
 * Pages that slow tests check in a language: one of each layout. Languages take turns, because the markup is the same
 * in each and only the text differs.
 */
export function pagesToCheck(language: Language): Screen[] {
  return shareOf(screensIn(language), language).filter(({ key }) => isBroad || !likeAnother.has(key));
}

/** A language's share of a list, where languages take turns. */
export function shareOf<Item>(items: readonly Item[], language: Language): Item[] {
  if (isBroad) return [...items];
  const turn = languages.indexOf(language);
  return items.filter((_, position) => position % languages.length === turn);
}

function pagesUnder(route: SlugRouteKey, language: Language): Screen[] {
  const prefix = site.url + slugPathOf(route, language, "");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = ""]) => address)
    .filter((address) => address.startsWith(prefix))
    .map((address) => address.slice(site.url.length));
  return paths.map((path, position) => ({ key: `${route} ${position + 1}`, path }));
}
