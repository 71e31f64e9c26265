import { parse } from "node-html-parser";
import { expect, test } from "vitest";
import { findCopyReaders } from "#contract/copy/find-copy-readers.ts";
import { Amount } from "#contract/copy/sentence.ts";
import { localize, settingsOf } from "#contract/languages/languages.ts";
import { hasCurrencyChoice } from "#data/contract/languages/currencies.ts";
import { siteFacts } from "#site/content/copy/site-facts.ts";
import { tradeCopy } from "#site/content/trades/trade-entry.copy.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const pages = await builtPages();

/** Every amount that a sentence can name, in the first currency of each language. */
const readers = [...(await findCopyReaders(["site"])), tradeCopy("")];
const amounts = localize((language) => {
  const facts = [siteFacts, ...readers.map((reader) => reader.facts)].flatMap((factsIn) => [
    ...factsIn(language).values(),
  ]);
  return new Set(facts.filter((fact) => fact instanceof Amount).map(String));
});

test.skipIf(!hasCurrencyChoice)(
  "every amount shown is one that follows the currency, except in articles, which reckon",
  async () => {
    await holdsFor(
      pages.filter(({ document }) => !document.querySelector("[data-article]")),
      ({ document, language }) => {
        const main = parse(document.querySelector("main")?.outerHTML ?? "");
        // A figure in the list of articles is that of an article; the assistant's shop has one currency.
        const silent = "[data-amount], script, style, [data-categories] figure, #assistant";
        for (const element of main.querySelectorAll(silent)) element.remove();
        const plain = main.text.match(/(?:€\s?)?\d[\d.,\u202f\u00a0]*(?:\s?€)?/g) ?? [];
        expect(plain.filter((text) => amounts[language].has(text.replace(/[.,\s]+$/, "")))).toEqual([]);
      },
    );
  },
);

test("pages set by French rules have narrow no-break spaces before punctuation and inside quotation marks", async () => {
  const french = pages.filter(({ language }) => settingsOf(language).rules === "french");
  await holdsFor(french, ({ document }) => {
    const main = parse(document.querySelector("main")?.outerHTML ?? "");
    for (const foreign of main.querySelectorAll("main [lang], code, script, astro-island")) foreign.remove();
    expect(main.text.match(/\S{1,12} [;:!?»]|« \S{1,12}/g)).toBeNull();
  });
});
