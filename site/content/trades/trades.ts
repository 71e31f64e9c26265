import { z } from "zod";
import { type Language, localize } from "#contract/languages/languages.ts";
import { keyOf, oneOf } from "#contract/reader/fact-schema.ts";
import { allCheckedBy } from "#contract/reader/file-problems.ts";
import { addressesOf, hasPage, type Paths, slugPathOf } from "#contract/routes.ts";
import { tradeFiles, writtenEntries } from "#data/contract/facts/content-files.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { estimatePresets } from "#data/site/content/facts/estimate.ts";
import { tradeWords } from "#site/content/trades/trade-entry.words.ts";

/** The shape of `trades/<key>/facts.yaml`; the words of each language are beside it. */
export const tradeFacts = z.strictObject({
  order: z.int("expected a whole number"),
  /** What it orders: a preset of the calculator. */
  preset: keyOf(estimatePresets),
  /** What its requests are about. */
  service: oneOf(serviceKeys),
});

/** Folders in `trades` and their facts, in order. */
const trades = allCheckedBy(tradeFacts, tradeFiles)
  .map(([key, facts]) => ({ key, ...facts }))
  .toSorted((one, other) => one.order - other.order);

export const tradeKeys = trades.map(({ key }) => key);

/** Businesses of one kind, which have a page of their own in each language that has their text. */
export function tradesIn(language: Language) {
  const shown = hasPage("trade", language) ? writtenEntries[language].trades : [];
  return trades
    .filter(({ key }) => shown.includes(key))
    .map((facts) => {
      const words = tradeWords(facts.key)(language);
      return { ...facts, words, path: slugPathOf("trade", language, words.slug) };
    });
}

export type Trade = ReturnType<typeof tradesIn>[number];

export function tradePaths(key: string): Paths {
  return localize((language) => tradesIn(language).find((trade) => trade.key === key)?.path);
}

export function tradeStaticPaths() {
  return addressesOf("trade").flatMap(({ path, language }) =>
    tradesIn(language).map((trade) => ({
      params: { trade: path.replace("{slug}", trade.words.slug).slice(1) },
      props: { trade, language },
    })),
  );
}
