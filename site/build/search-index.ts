import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { AstroIntegration } from "astro";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { isLanguage, type Language, languages } from "#contract/languages/languages.ts";
import { findPath, hasPage, pagesIn, slugPathOf } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { pageText } from "#site/build/page-text.ts";
import { screenHead } from "#site/content/copy/screen-head.ts";
import type { SearchablePage } from "#site/content/pages/searchable-page.ts";
import { tradesIn } from "#site/content/trades/trades.ts";

/**
 * Writes the index of the search to `/search`, one file per language: the text of pages whose main element is marked.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: "search-index",
    hooks: {
      "astro:build:done": async ({ dir, pages, logger }) => {
        const pagesIn = new Map<Language, SearchablePage[]>(languages.map((language) => [language, []]));
        for (const path of pages.map(({ pathname }) => pathname.replace(/\/$/, ""))) {
          const html = await readFile(new URL(`${path || "index"}.html`, dir), "utf8");
          const { language, page } = searchablePage(html, `/${path}`) ?? {};
          if (language && page) pagesIn.get(language)?.push(page);
        }
        await mkdir(new URL("search/", dir), { recursive: true });
        for (const [language, all] of pagesIn) {
          await writeFile(new URL(`search/${language}.json`, dir), withoutInvisible(JSON.stringify(all)));
          logger.info(`${all.length} pages can be searched in ${language}`);
        }
      },
    },
  };
}

function searchablePage(html: string, path: string): { language: Language; page: SearchablePage } | null {
  const text = pageText(html);
  if (!text || !isLanguage(text.language)) return null;
  const { language, keywords, ...page } = text;
  const facts = routeFacts(path, language);
  return { language, page: { url: path, ...facts, asked: facts.asked ?? keywords, ...page } };
}

/** What the routes tell about a page: its name, its kind and, of a screen, the terms people search for. */
function routeFacts(
  path: string,
  language: Language,
): Pick<SearchablePage, "name" | "kind"> & { asked?: string } {
  const page = pagesIn(language).find(({ key }) => findPath(key, language) === path);
  if (page) {
    const { key: screen, group } = page;
    const isList = screen === "portfolio" || screen === "blog";
    const kind = group === "legal" ? "legal" : isList ? "list" : "screen";
    return {
      name: screenName(screen, language),
      kind,
      asked: screenHead(screen, language).searchedFor ?? "",
    };
  }
  const trade = tradesIn(language).find((entry) => entry.path === path);
  if (trade) return { name: trade.copy.name, kind: "screen", asked: trade.copy.searchedFor ?? "" };
  const isCase = hasPage("case", language) && path.startsWith(slugPathOf("case", language, ""));
  return isCase
    ? { name: screenName("portfolio", language), kind: "case" }
    : { name: screenName("blog", language), kind: "article" };
}
