import type { Sentence } from "#contract/copy/sentence.ts";
import {
  type Language,
  type Localized,
  languages,
  loadLocalized,
  localize,
} from "#contract/languages/languages.ts";
import { findPath, type Paths } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { type RouteKey, type ScreenKey, type SiteGroup, screens } from "#contract/routes/screens.ts";
import { articlesIn } from "#site/content/articles/articles.ts";
import { casesIn } from "#site/content/cases/cases.ts";
import { screenHead } from "#site/content/copy/screen-head.ts";
import { legalUpdate } from "#site/content/legal/legal-texts.ts";
import { tradeKeys, tradesIn } from "#site/content/trades/trades.ts";

/** A page in a language that has it. */
export interface SitePage extends PageText {
  /** The screen's key, or the folder of the entry. */
  key: string;
  route: RouteKey;
  group: SiteGroup;
  updated?: string | undefined;
  language: Language;
  paths: Paths;
}

interface PageText {
  path: string;
  name: string;
  description: Sentence | string;
  title: string;
}

/** A page in every language that tells something of it. */
function inLanguages(
  identity: Pick<SitePage, "key" | "route" | "group" | "updated">,
  tell: (language: Language) => PageText | undefined,
): SitePage[] {
  const pageTexts = localize(tell);
  const paths = localize((language) => pageTexts[language]?.path);
  return languages.flatMap((language) =>
    pageTexts[language] ? [{ ...identity, ...pageTexts[language], language, paths }] : [],
  );
}

function screenPages(key: ScreenKey, group: SiteGroup): SitePage[] {
  return inLanguages({ key, route: key, group, updated: legalUpdate(key) }, (language) => {
    const path = findPath(key, language);
    if (path === undefined) return undefined;
    const { description, h1: title } = screenHead(key, language).seo;
    return { path, name: screenName(key, language), description, title };
  });
}

function tradePages(key: string): SitePage[] {
  return inLanguages({ key, route: "trade", group: "services" }, (language) => {
    const trade = tradesIn(language).find((entry) => entry.key === key);
    if (!trade) return undefined;
    const { name, seo } = trade.copy;
    return { path: trade.path, name, description: seo.description, title: seo.h1 };
  });
}

/** What a case or an article says of itself. */
function entry(source: { path: string; title: string; excerpt: string } | undefined): PageText | undefined {
  return (
    source && { path: source.path, name: source.title, description: source.excerpt, title: source.title }
  );
}

/** Each entry once, in the order of the first language that has it. */
function firstOfEach<Entry>(entries: Localized<Entry[]>, keyOf: (entry: Entry) => string): Entry[] {
  const first = new Map<string, Entry>();
  for (const one of languages.flatMap((language) => entries[language]))
    if (!first.has(keyOf(one))) first.set(keyOf(one), one);
  return [...first.values()];
}

async function casePages(): Promise<SitePage[]> {
  const cases = await loadLocalized(casesIn);
  return firstOfEach(cases, ({ folder }) => folder).flatMap(({ folder }) =>
    inLanguages({ key: folder, route: "case", group: "portfolio" }, (language) =>
      entry(cases[language].find((one) => one.folder === folder)),
    ),
  );
}

async function articlePages(): Promise<SitePage[]> {
  const articles = await loadLocalized(articlesIn);
  return firstOfEach(articles, ({ key }) => key).flatMap(({ key, date, updated = date }) =>
    inLanguages({ key, route: "article", group: "blog", updated }, (language) =>
      entry(articles[language].find((one) => one.key === key)),
    ),
  );
}

/** All pages that can be found: the screens, then trades, cases and articles, newest first. */
export async function sitePages(): Promise<SitePage[]> {
  const ofScreens = screens.flatMap(({ key, group }) => (group ? screenPages(key, group) : []));
  return [...ofScreens, ...tradeKeys.flatMap(tradePages), ...(await casePages()), ...(await articlePages())];
}
