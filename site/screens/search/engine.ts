import MiniSearch from "minisearch";
import type { Language } from "#contract/languages/languages.ts";
import { termOf } from "#site/content/formats/terms.ts";
import type { SearchablePage, SearchableSection } from "#site/content/pages/searchable-page.ts";
import { compoundsIn, withWhole, wordsAndCompounds } from "#site/screens/search/compounds.ts";
import { excerptOf } from "#site/screens/search/excerpt.ts";

/** Weight of a match by field: titles count more than text. */
const boost = { name: 6, title: 5, asked: 6, headings: 2, text: 1 };

/** Weight of a page by kind: lists count less than the pages they link to, legal texts least. */
const kinds: Record<SearchablePage["kind"], number> = {
  screen: 1.6,
  case: 1,
  article: 1,
  list: 0.6,
  legal: 0.25,
};

/** Sections shown below an excerpt. */
const placesShown = 2;

/** Search results, best first; excerpts are computed only when read. */
export type SearchFunction = (query: string) => (() => SearchResult)[];

/** Terms that more than this share of the pages contain are function words, unless somebody searches for them. */
const commonShare = 0.5;

/** Shortest part of a compound that is a word of its own. */
const shortest = 4;

/** Full-text search over the pages of one language. */
export function createSearch(pages: SearchablePage[], language: Language): SearchFunction {
  const byAddress = new Map(pages.map((page) => [page.url, page]));
  const index = createIndex(pages, language);
  const queryTerms = createQueryTerms(pages.length, index);
  const { miniSearch, subjects, pagesWith, isKnown } = index;
  return (query) => {
    const results = miniSearch.search(query, {
      boost,
      // A long list of terms is no worse than a short one.
      bm25: { k: 1.2, b: 0.3, d: 0.5 },
      tokenize: queryTerms,
      processTerm: (term) => term,
      // A term that no page contains is a prefix or a typo; two swapped letters count as two edits.
      weights: { fuzzy: 0.8, prefix: 0.6 },
      prefix: (term) => term.length > 2 && !isKnown(term),
      fuzzy: (term) =>
        isKnown(term) || term.length < 4 ? false : term.length < 5 || pagesWith(term, 1) ? 1 : 2,
      // A page whose subject is searched for is as good as any other.
      boostDocument: (url, term) => {
        const kind = kinds[byAddress.get(url)?.kind ?? "screen"];
        return subjects.get(url)?.has(term) ? Math.max(1, kind) : kind;
      },
    });
    return results.flatMap(({ id, terms }) => {
      const page = byAddress.get(id);
      return page ? [() => foundIn(page, distinctiveTerms(terms), language)] : [];
    });
  };
}

type Index = ReturnType<typeof createIndex>;

/** The terms of the pages, and what they say of compounds. */
function createIndex(pages: SearchablePage[], language: Language) {
  const terms = (words: string[]) => words.flatMap((word) => termOf(word, language) ?? []);
  const termsOf = (text: string) => terms(wordsAndCompounds(text));
  /** The terms that each compound of the pages consists of, by the term of the whole. */
  const partsOfCompounds = new Map<string, string[]>();
  const remembered = (words: string[]) => {
    const [whole] = words.length > 1 ? terms([words.join("")]) : [];
    if (whole !== undefined) partsOfCompounds.set(whole, terms(words));
    return withWhole(words);
  };
  const miniSearch = new MiniSearch<SearchablePage>({
    idField: "url",
    fields: Object.keys(boost),
    extractField: (page, field) => {
      if (field === "headings") return page.sections.map(({ title }) => title ?? "").join(" ");
      if (field === "text") return page.sections.map(({ text }) => text).join(" ");
      const value = page[field as keyof SearchablePage];
      return typeof value === "string" ? value : "";
    },
    tokenize: (text) => compoundsIn(text).flatMap(remembered),
    processTerm: (word) => termOf(word, language),
  });
  miniSearch.addAll(pages);
  const exact = { tokenize: (text: string) => [text], processTerm: (term: string) => term };
  const pagesWith = (term: string, fuzzy = 0) => miniSearch.search(term, { ...exact, fuzzy }).length;
  return {
    miniSearch,
    terms,
    termsOf,
    partsOfCompounds,
    pagesWith,
    isKnown: (term: string) => pagesWith(term) > 0,
    /** What each page is for: the terms of its name and those people search for. */
    subjects: new Map(pages.map(({ url, name, asked }) => [url, new Set(termsOf(`${name} ${asked}`))])),
  };
}

/** Finds the terms of a query that tell pages apart, and the words that an unknown compound is made of. */
function createQueryTerms(
  pageCount: number,
  { terms, termsOf, partsOfCompounds, subjects, pagesWith, isKnown }: Index,
) {
  const subjectTerms = new Set([...subjects.values()].flatMap((terms) => [...terms]));
  const isCommon = (term: string) => !subjectTerms.has(term) && pagesWith(term) > pageCount * commonShare;

  /** Finds `e-mail` by `email` and the other way round: the whole word, and its parts where some page writes them apart. */
  function termsOfCompound(words: string[]): string[] {
    const [whole] = terms([words.join("")]);
    if (whole !== undefined && isKnown(whole)) return [whole, ...(partsOfCompounds.get(whole) ?? [])];
    const parts = terms(words);
    // Single letters are no terms: of them, only the whole is left.
    const all = whole !== undefined && parts.length < words.length ? [whole, ...parts] : parts;
    return all.flatMap((term) => (isKnown(term) ? term : splitCompound(term)));
  }

  function splitCompound(compound: string): string[] {
    for (let at = compound.length - shortest; at >= shortest; at -= 1) {
      // The end of the compound has lost its ending already.
      const parts = [...termsOf(compound.slice(0, at)), compound.slice(at)];
      if (parts.every(isKnown)) return parts;
    }
    return [compound];
  }

  return (query: string): string[] => {
    const all = [...new Set(compoundsIn(query).flatMap(termsOfCompound))];
    return all.some((term) => isKnown(term) && !isCommon(term)) ? all.filter((term) => !isCommon(term)) : all;
  };
}

/** Terms that select the excerpt; very short ones occur everywhere, so they count only if there are no others. */
function distinctiveTerms(terms: string[]): Set<string> {
  const longer = terms.filter(({ length }) => length > 3);
  return new Set(longer.length > 0 ? longer : terms);
}

/** A page that matches a query, with a passage that starts at the beginning of a sentence, and its best sections. */
function foundIn(page: SearchablePage, terms: Set<string>, language: Language) {
  const { url, title, name, sections } = page;
  const count = ({ title = "", text }: SearchableSection) => {
    const words = wordsAndCompounds(`${title} ${text}`).map((word) => termOf(word, language));
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
    .slice(0, placesShown)
    .map(({ count: _, ...place }) => place);
  return { url, title, name, excerpt: excerptOf(page, terms, language), places };
}

export type SearchResult = ReturnType<typeof foundIn>;
