import { expect, test } from "vitest";
import { type Period, type Price, prices, runningCosts } from "#content/facts/prices.ts";
import { fillText } from "#src/content/fill-text.ts";
import { copyFiles } from "#src/copy/copy-files.ts";
import { isLanguage, type Language, languages, locales } from "#src/languages.ts";
import { pathOf, type ScreenKey } from "#src/routes.ts";
import { builtPages } from "#tests/contract/built-site.ts";
import { spoken } from "#tests/spoken.ts";

const pages = await builtPages();
const byPath = new Map(pages.map((page) => [page.path, page.document]));

/** The texts of a file of words as they are written, by their key. */
function textsIn(value: unknown, at: string): [at: string, text: string][] {
  if (typeof value === "string") return [[at, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${at}.${key}`));
}

const written = (language: Language) =>
  Object.entries(copyFiles[language]).flatMap(([file, { data }]) => textsIn(data, file));

const sentencesOf = (text: string) => text.split(/(?<=[.!?…])\s+/);

const wordsIn = (text: string, language: Language) =>
  [...new Intl.Segmenter(locales[language], { granularity: "word" }).segment(text)].filter(
    ({ isWordLike }) => isWordLike,
  ).length;

test.each(languages)("answers have 10 to 110 words, a third of them fewer than 35 (%s)", (language) => {
  const answers = written(language)
    .filter(([at]) => /\.questions\.items\..*\.answer$/.test(at))
    .map(([at, text]) => [at, wordsIn(fillText(text, language), language)] as const);
  expect(answers.filter(([, count]) => count < 10 || count > 110)).toEqual([]);
  expect(answers.filter(([, count]) => count < 35).length).toBeGreaterThanOrEqual(answers.length / 3);
});

test.each(languages)(
  "the clock of a set-up is followed by what starts it, in the same words (%s)",
  (language) => {
    const clock = /\{promises\.setup\.to\}(.*)/s;
    const starts = written(language).flatMap(([at, text]) => {
      const after = text.match(clock)?.[1];
      // The tiles have what starts it below their figures.
      if (after === undefined || /\.value$/.test(at) || at.startsWith("phrases.")) return [];
      return [[at, after.match(/\{phrases\.\w+\}/)?.[0]] as const];
    });
    expect(starts.filter(([, phrase]) => phrase === undefined)).toEqual([]);
    expect(new Set(starts.map(([, phrase]) => phrase)).size).toBeLessThanOrEqual(1);
  },
);

/** The prices of a period, as placeholders. */
const placeholdersOf = (period: Period) =>
  [...Object.entries(prices), ["runningCosts", runningCosts] as const].flatMap(([group, items]) =>
    Object.entries(items as Record<string, Price>)
      .filter(([, price]) => price.period === period)
      .map(([key]) => (group === "runningCosts" ? `{runningCosts.${key}}` : `{prices.${group}.${key}}`)),
  );

/** Words that say a month or a year. */
const periods = spoken<[Period, RegExp]>(
  ["fr", "month", /mois|mensuel/],
  ["fr", "year", /\ban\b|année/],
  ["en", "month", /month/],
  ["en", "year", /year/],
  ["de", "month", /monat/i],
  ["de", "year", /jahr|jährlich/i],
);

test.each(periods)("in %s an amount per %s has its period in the same sentence", (language, period, word) => {
  const amounts = placeholdersOf(period);
  // The tables of the example documents have the period above their columns.
  const sentences = written(language).filter(([at]) => !/\.rows\.\w+\.(first|second)$/.test(at));
  const bare = sentences.flatMap(([at, text]) =>
    sentencesOf(text)
      .filter((sentence) => amounts.some((amount) => sentence.includes(amount)) && !word.test(sentence))
      .map((sentence) => `${at}: ${sentence}`),
  );
  expect(bare).toEqual([]);
});

/** Words that people search for, and the page whose visible text has them. */
const searched = spoken<[Partial<Record<ScreenKey, string[]>>]>(
  [
    "fr",
    {
      home: ["site internet", "agence web", "chatbot"],
      websites: ["site internet"],
      social: ["community manager"],
    },
  ],
  [
    "en",
    { home: ["web design", "website design", "chatbot"], websites: ["web design"], automation: ["chatbot"] },
  ],
  [
    "de",
    {
      home: ["Homepage", "Webdesign", "Chatbot"],
      websites: ["Homepage", "Webdesign"],
      automation: ["Chatbot", "KI-Telefonassistent"],
    },
  ],
);

test.each(searched)("pages in %s say what their readers search for", (language, words) => {
  const missing = Object.entries(words).flatMap(([screen, terms]) => {
    const text = byPath
      .get(pathOf(screen as ScreenKey, language))
      ?.querySelector("main")
      ?.text.toLowerCase();
    return terms.filter((term) => !text?.includes(term.toLowerCase())).map((term) => `${screen}: ${term}`);
  });
  expect(missing).toEqual([]);
});

test("no page says a sentence twice", () => {
  const twice = pages.flatMap(({ path, document }) => {
    const language = document.querySelector("html")?.getAttribute("lang");
    if (!isLanguage(language)) return [];
    const seen = new Set<string>();
    return document
      .querySelectorAll("main p")
      .flatMap(({ text }) => sentencesOf(text.replace(/\s+/g, " ").trim()))
      .filter((sentence) => /[.!?]$/.test(sentence) && wordsIn(sentence, language) >= 6)
      .filter((sentence) => seen.size === seen.add(sentence).size)
      .map((sentence) => `${path}: ${sentence}`);
  });
  expect(twice).toEqual([]);
});
