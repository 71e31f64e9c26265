import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { SearchablePage } from "#src/content/searchable-page.ts";
import { type Language, languages } from "#src/languages.ts";
import { isScreenKey, pathOf, type ScreenKey } from "#src/routes.ts";
import { createSearch } from "#src/screens/search/engine.ts";
import { siteFolder } from "#tests/contract/built-site.ts";
import { holdsFor } from "#tests/contract/holds-for.ts";
import { lastScreens, type Question, searchQuestions } from "#tests/contract/sample/search-questions.ts";
import { spoken } from "#tests/spoken.ts";

/** The right page must be in the top results for every question, and first for this share of them. */
const near = 3;
const mostlyFirst = 2 / 3;

/** Share of what others typed that one of the top results must answer. */
const nearlyAll = 0.95;

const pagesIn = (language: Language): SearchablePage[] =>
  JSON.parse(readFileSync(join(siteFolder, `search/${language}.json`), "utf8"));

/** What others typed, and the pages that answer it. */
const searchesIn = (language: Language): [asked: string, ...answers: Question["answers"]][] =>
  parse(readFileSync(join(import.meta.dirname, `searches/${language}.yaml`), "utf8"));

const asking = languages.flatMap((language) => {
  const questions = searchQuestions[language];
  return questions ? [{ language, questions }] : [];
});

describe.each(asking)("in $language", ({ language, questions }) => {
  const pages = pagesIn(language);
  const search = createSearch(pages, language);
  const last = new Set<string>(lastScreens.map((screen) => pathOf(screen, language)));
  const addressesOf = (answers: Question["answers"]) =>
    answers.map((one) => (isScreenKey(one) ? pathOf(one, language) : one));
  const asked = questions.map((question) => {
    const answers = addressesOf(question.answers);
    const found = search(question.asked).map((result) => result());
    const rank = 1 + found.findIndex(({ url }) => answers.includes(url));
    return { ...question, answers, found, rank };
  });

  test("there are at least thirty questions, and every answer is a page", () => {
    expect(asked.length).toBeGreaterThanOrEqual(30);
    const known = new Set(pages.map(({ url }) => url));
    for (const { answers } of asked) for (const answer of answers) expect(known).toContain(answer);
  });

  test("every question is answered by one of the first pages", async () => {
    const all = asked.map((one) => ({ ...one, path: one.asked }));
    await holdsFor(all, ({ rank, found }) => {
      expect(rank, found.map(({ url }) => url).join(" ")).toBeGreaterThanOrEqual(1);
      expect(rank).toBeLessThanOrEqual(near);
    });
  });

  test("of what others typed, nearly everything is answered by one of the first pages", () => {
    const typed = searchesIn(language);
    const missed = typed.filter(([query, ...answers]) => {
      const found = search(query)
        .slice(0, near)
        .map((result) => result().url);
      return !addressesOf(answers).some((address) => found.includes(address));
    });
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual((1 - nearlyAll) * typed.length);
  });

  test("two thirds of the questions are answered by the first page", () => {
    const first = asked.filter(({ rank }) => rank === 1);
    expect(first.length).toBeGreaterThanOrEqual(asked.length * mostlyFirst);
  });

  test("legal pages come first only if they are the answer", () => {
    for (const { asked: question, answers, found } of asked) {
      const [first] = found;
      if (first && last.has(first.url)) expect(answers, question).toContain(first.url);
    }
  });

  test("an excerpt starts at the beginning of a sentence or line", () => {
    for (const { asked: question, found } of asked) {
      for (const { url, excerpt } of found.slice(0, 10)) {
        const page = pages.find((one) => one.url === url);
        const lines = page?.sections.flatMap(({ text }) => text.split("\n")) ?? [];
        const text = excerpt
          .map((part) => part.text)
          .join("")
          .replace(/ …$/, "");
        const begins = [page?.description ?? "", ...lines].some((line) => {
          const at = line.indexOf(text.slice(0, 40));
          return at === 0 || (at > 0 && /[.?!:…»”“’)]\s*$/.test(line.slice(0, at)));
        });
        expect(begins, `${question}: ${url}: ${text}`).toBe(true);
      }
    }
  });
});

test.each(
  spoken<[string, string, ScreenKey]>(
    ["fr", "référencement", "referencement", "websites"],
    ["fr", "réseaux", "reseaux", "social"],
    ["en", "branding", "BRANDING", "design"],
    ["de", "Öffnungszeiten", "offnungszeiten", "agency"],
    ["de", "Datenschutzerklärung", "datenschutzerklarung", "privacy"],
  ),
)("in %s, '%s' and '%s' find the same pages", (language, written, plain, screen) => {
  const search = createSearch(pagesIn(language), language);
  const foundBy = (query: string) => search(query).map((result) => result().url);
  expect(foundBy(written).length).toBeGreaterThan(0);
  expect(foundBy(plain)).toEqual(foundBy(written));
  expect(foundBy(written)).toContain(pathOf(screen, language));
});
