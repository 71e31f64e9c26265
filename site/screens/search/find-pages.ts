import type { Language } from "#contract/languages.ts";
import type { SearchablePage } from "#site/content/searchable-page.ts";
import { loadJson } from "#site/elements/load-json.ts";
import type { SearchFunction, SearchResult } from "#site/screens/search/engine.ts";

let search: Promise<SearchFunction> | undefined;

/** The index is loaded on the first call; a failed download is tried again on the next. */
export async function findPages(query: string, language: Language): Promise<(() => SearchResult)[]> {
  search ??= load(language);
  try {
    return (await search)(query);
  } catch (error) {
    search = undefined;
    throw error;
  }
}

async function load(language: Language): Promise<SearchFunction> {
  const [pages, { createSearch }] = await Promise.all([
    loadJson<SearchablePage[]>(`/search/${language}.json`),
    import("#site/screens/search/engine.ts"),
  ]);
  return createSearch(pages, language);
}
