import MiniSearch from "minisearch";
import type { SearchablePage, SearchableSection } from "#src/content/searchable-page.ts";
import { termOf, wordsIn } from "#src/formats/terms.ts";
import type { Language } from "#src/languages.ts";
import { type ExcerptPart, excerptOf } from "#src/screens/search/excerpt.ts";

/** A page that matches a query. */
export interface SearchResult {
  readonly url: string;
  readonly title: string;
  readonly name: string;
  /** A passage of the page that starts at the beginning of a sentence. */
  readonly excerpt: readonly ExcerptPart[];
  /** The page's best matching sections. */
  readonly places: readonly { readonly url: string; readonly title: string }[];
}

/** Weight of a match by field: titles count more than text. */
const boost = { name: 6, title: 5, asked: 6, headings: 2, text: 1 };

/** Weight of a page by kind: lists count less than the pages they link to, legal texts least. */
const kinds: Readonly<Record<SearchablePage["kind"], number>> = {
  screen: 1.6,
  case: 1,
  article: 1,
  list: 0.6,
  legal: 0.25,
};

/** Sections shown below an excerpt. */
const placesShown = 2;

/** Search results, best first; excerpts are computed only when read. */
export type SearchFunction = (query: string) => readonly (() => SearchResult)[];

/** Full-text search over the pages of one language. */
export function createSearch(pages: readonly SearchablePage[], language: Language): SearchFunction {
  const known = new Set<string>();
  const byAddress = new Map(pages.map((page) => [page.url, page]));
  const index = new MiniSearch<SearchablePage>({
    idField: "url",
    fields: Object.keys(boost),
    extractField: (page, field) => {
      if (field === "headings") return page.sections.map(({ title }) => title ?? "").join(" ");
      if (field === "text") return page.sections.map(({ text }) => text).join(" ");
      const value = page[field as keyof SearchablePage];
      return typeof value === "string" ? value : "";
    },
    tokenize: wordsIn,
    processTerm: (word) => {
      const term = termOf(word, language);
      if (term) known.add(term);
      return term;
    },
  });
  index.addAll(pages);

  return (query) => {
    const results = index.search(query, {
      boost,
      processTerm: (word) => termOf(word, language),
      // A term that no page contains is a prefix or a typo; two swapped letters count as two edits.
      prefix: (term) => term.length > 2 && !known.has(term),
      fuzzy: (term) => (known.has(term) || term.length < 4 ? false : term.length < 5 ? 1 : 2),
      boostDocument: (url) => kinds[byAddress.get(url)?.kind ?? "screen"],
    });
    return results.flatMap(({ id, terms }) => {
      const page = byAddress.get(id);
      return page ? [() => foundIn(page, telling(terms), language)] : [];
    });
  };
}

/** Terms that select the excerpt; very short ones occur everywhere, so they count only if there are no others. */
function telling(terms: readonly string[]): ReadonlySet<string> {
  const longer = terms.filter(({ length }) => length > 3);
  return new Set(longer.length > 0 ? longer : terms);
}

function foundIn(page: SearchablePage, terms: ReadonlySet<string>, language: Language): SearchResult {
  const { url, title, name, sections } = page;
  const count = ({ title = "", text }: SearchableSection) => {
    const words = wordsIn(`${title} ${text}`).map((word) => termOf(word, language));
    return new Set(words.filter((word) => word && terms.has(word))).size;
  };
  const places = sections
    .flatMap((section) =>
      section.id && section.title
        ? [{ url: `${url}#${section.id}`, title: section.title, count: count(section) }]
        : [],
    )
    .filter((place) => place.count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, placesShown);
  return { url, title, name, excerpt: excerptOf(page, terms, language), places };
}
