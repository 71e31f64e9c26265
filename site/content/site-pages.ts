import { ContentError, placeIn } from "#contract/copy/file-problems.ts";
import { screenName } from "#contract/copy/screen-name.ts";
import type { Sentence } from "#contract/copy/sentence.ts";
import { promises } from "#contract/facts/promises.ts";
import {
  defaultLanguage,
  type Language,
  type Localized,
  languages,
  loadLocalized,
  localize,
} from "#contract/languages.ts";
import {
  groupOf,
  hasScreenIn,
  isScreenKey,
  type RouteKey,
  routeKeys,
  routes,
  type ScreenKey,
  type SiteGroup,
} from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { articlesIn, translationsOf } from "#site/content/articles/articles.ts";
import { casesIn } from "#site/content/cases/cases.ts";
import { legalUpdate } from "#site/content/legal/legal-texts.ts";
import { tradeKeys, tradePaths } from "#site/content/trades/trades.ts";
import { tradeWords } from "#site/content/trades/words.ts";
import { screenHead } from "#site/content/words/screen-head.ts";

/** A page in every language. */
export interface SitePage {
  /** The screen's key, or the folder of the entry. */
  key: string;
  route: RouteKey;
  group: SiteGroup;
  /** Empty in a language that lacks it, as are its words. */
  paths: Localized<string>;
  name: Localized<string>;
  description: Localized<Sentence | string>;
  title: Localized<string>;
  updated?: string;
}

async function casePages(): Promise<SitePage[]> {
  const cases = await loadLocalized(casesIn);
  return cases[defaultLanguage].map(({ folder }) => {
    const translations = localize((language) => {
      if (!hasScreenIn("case", language)) return undefined;
      const found = cases[language].find((other) => other.folder === folder);
      if (found === undefined) throw new ContentError(`${siteFolder}/cases/${folder} is not in ${language}`);
      return found;
    });
    return {
      key: folder,
      route: "case",
      group: "portfolio",
      ...wordsOfEntry(translations),
    };
  });
}

/** What a case or an article says of itself in each language. */
function wordsOfEntry(translations: Localized<{ path: string; title: string; excerpt: string } | undefined>) {
  const titles = localize((language) => translations[language]?.title ?? "");
  return {
    paths: localize((language) => translations[language]?.path ?? ""),
    name: titles,
    description: localize((language) => translations[language]?.excerpt ?? ""),
    title: titles,
  };
}

function tradePages(): SitePage[] {
  return tradeKeys.map((key) => {
    const words = localize(tradeWords(key));
    return {
      key,
      route: "trade",
      group: "services",
      paths: tradePaths(key),
      name: localize((language) => words[language].name),
      description: localize((language) => words[language].seo.description),
      title: localize((language) => words[language].seo.h1),
    };
  });
}

async function articlePages(): Promise<SitePage[]> {
  const articles = await articlesIn(defaultLanguage);
  return Promise.all(
    articles.map(async ({ key, updated, date }) => ({
      key,
      route: "article",
      group: "blog",
      ...wordsOfEntry(await translationsOf(key)),
      updated: updated ?? date,
    })),
  );
}

/** All pages that can be found: the screens, then trades, cases and articles, newest first. */
export async function sitePages(): Promise<SitePage[]> {
  const screens = routeKeys.filter(isScreenKey);
  const pages = await Promise.all(screens.map(screenPage));
  return [...pages.flat(), ...tradePages(), ...(await casePages()), ...(await articlePages())];
}

/** Number of indexable pages, counting each language. Fails if it is below the number the site advertises. */
export function indexedPages(pages: SitePage[]): number {
  const count = pages.flatMap(({ paths }) => languages.filter((language) => paths[language])).length;
  const complete = pages.some(({ group, key }) => group === "portfolio" && key !== "portfolio");
  const { indexedPages = 0 } = promises;
  if (complete && count < indexedPages) {
    const place = placeIn(`${siteFolder}/facts/promises.yaml`, "indexedPages:");
    throw new ContentError(
      `${place}: indexedPages is ${indexedPages}, and the site has ${count}; it must not be above that`,
    );
  }
  return count;
}

function screenPage(key: ScreenKey): SitePage[] {
  const group = groupOf[key];
  if (group === null) return [];
  const updated = legalUpdate(key);
  const paths = routes[key];
  const said = <Said>(say: (language: Language) => Said) =>
    localize((language) => (paths[language] ? say(language) : ""));
  return [
    {
      key,
      route: key,
      group,
      paths,
      name: said((language) => screenName(key, language)),
      description: said((language) => screenHead(key, language).seo.description),
      title: said((language) => screenHead(key, language).seo.h1),
      ...(updated && { updated }),
    },
  ];
}
