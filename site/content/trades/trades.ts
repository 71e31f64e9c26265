import { type Language, localize } from "#contract/languages/languages.ts";
import { addressesOf, hasPage, type Paths, slugPathOf } from "#contract/routes/addresses.ts";
import { entryFolders } from "#data/contract/facts/content-files.ts";
import { trades } from "#data/site/content/facts/trades.ts";
import { tradeCopy } from "#site/content/trades/trade-entry.copy.ts";

export const tradeKeys = trades.map(({ key }) => key);

/** Businesses of one kind, which have a page of their own in each language that has their text. */
export function tradesIn(language: Language) {
  const shown = hasPage("trade", language) ? entryFolders[language].trades : [];
  return trades
    .filter(({ key }) => shown.includes(key))
    .map((facts) => {
      const copy = tradeCopy(facts.key)(language);
      return { ...facts, copy, path: slugPathOf("trade", language, copy.slug) };
    });
}

export type Trade = ReturnType<typeof tradesIn>[number];

export function tradePaths(key: string): Paths {
  return localize((language) => tradesIn(language).find((trade) => trade.key === key)?.path);
}

export function tradeStaticPaths() {
  return addressesOf("trade").flatMap(({ path, language }) =>
    tradesIn(language).map((trade) => ({
      params: { trade: path.replace("{slug}", trade.copy.slug).slice(1) },
      props: { trade, language },
    })),
  );
}
