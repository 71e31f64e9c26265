import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { Language } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { isScreenKey, type ScreenKey } from "#contract/routes/screens.ts";
import type { SearchablePage } from "#site/content/pages/searchable-page.ts";
import { createSearch } from "#site/screens/search/engine.ts";
import { builtFolder } from "#tests/support/built-site.ts";
import { spoken } from "#tests/support/test-languages.ts";

/**
 * Of the questions that people outside the project typed, nearly all must be answered among the top results, most by
 * the first.
 */
const near = 3;
const nearlyAll = 0.95;
const most = 0.6;

const pagesIn = (language: Language): SearchablePage[] =>
  JSON.parse(readFileSync(join(builtFolder, `search/${language}.json`), "utf8"));

/** Questions typed by people outside the project, with the screens or addresses that answer them. */
const searchesIn = (language: Language): [asked: string, ...answers: string[]][] =>
  parse(readFileSync(join(import.meta.dirname, `searches/${language}.yaml`), "utf8"));

describe.each(spoken(["fr"], ["en"], ["de"]))("in %s", (language) => {
  const pages = pagesIn(language);
  const search = createSearch(pages, language);
  const asked = searchesIn(language).map(([query, ...answers]) => {
    const addresses = answers.map((one) => (isScreenKey(one) ? pathOf(one, language) : one));
    return {
      query,
      answers: addresses,
      found: search(query)
        .slice(0, near)
        .map((result) => result()),
    };
  });
  const missedBy = (count: number) =>
    asked
      .filter(({ answers, found }) => !found.slice(0, count).some(({ url }) => answers.includes(url)))
      .map(({ query }) => query);

  test("every answer is a page", () => {
    const known = new Set(pages.map(({ url }) => url));
    expect(asked.flatMap(({ answers }) => answers).filter((answer) => !known.has(answer))).toEqual([]);
  });

  test("a price is named once, in the first currency", () => {
    const pricing = JSON.stringify(pages.find(({ url }) => url === pathOf("pricing", language)));
    expect(pricing).toContain("€");
    expect(pricing).not.toContain("$");
  });

  test("nearly everything is answered by one of the first pages, most of it by the first", () => {
    expect(missedBy(near).length, missedBy(near).join("\n")).toBeLessThanOrEqual(
      (1 - nearlyAll) * asked.length,
    );
    expect(missedBy(1).length, missedBy(1).join("\n")).toBeLessThanOrEqual((1 - most) * asked.length);
  });
});

test.each(
  spoken<[string, string, ScreenKey]>(
    ["fr", "référencement", "referencement", "websites"],
    ["en", "branding", "BRANDING", "design"],
    ["de", "Öffnungszeiten", "offnungszeiten", "agency"],
  ),
)("in %s, '%s' and '%s' find the same pages", (language, written, plain, screen) => {
  const search = createSearch(pagesIn(language), language);
  const foundBy = (query: string) => search(query).map((result) => result().url);
  expect(foundBy(plain)).toEqual(foundBy(written));
  expect(foundBy(written)).toContain(pathOf(screen, language));
});
