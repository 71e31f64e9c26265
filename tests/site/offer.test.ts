import { type HTMLElement, parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { Amount } from "#contract/copy/sentence.ts";
import { currencies, hasCurrencyChoice } from "#contract/facts/currencies.ts";
import { localize, settingsOf } from "#contract/languages.ts";
import { addressesOf, type SlugRouteKey } from "#contract/routes.ts";
import { siteFacts } from "#site/content/words/site-facts.ts";
import { builtPages } from "#tests/support/built-site.ts";
import { holdsFor } from "#tests/support/holds-for.ts";

const pages = await builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Whether a path is one of a list's entries. */
const isUnder = (key: SlugRouteKey) => (path: string) =>
  addressesOf(key).some((list) => path.startsWith(list.path.replace("{slug}", "")));

/** Every amount that a sentence can name, in the first currency of each language. */
const amounts = localize((language) => {
  const facts = [...siteFacts(language).values()].filter((fact) => fact instanceof Amount);
  return new Set(facts.map(String));
});

test.skipIf(!hasCurrencyChoice)(
  "every amount shown is one that follows the currency, except in articles, which reckon",
  async () => {
    const isArticle = isUnder("article");
    await holdsFor(
      pages.filter(({ path }) => !isArticle(path)),
      ({ document, language }) => {
        const main = parse(document.querySelector("main")?.outerHTML ?? "");
        // A figure in the list of articles is that of an article.
        const silent = "[data-amount], script, style, [data-categories] figure";
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

describe("a price with a link to a page", () => {
  const amountsOf = (element: HTMLElement | null | undefined) =>
    (element?.querySelectorAll(`[data-amount="${currencies[0]}"]`) ?? []).map(({ text }) => text.trim());
  /** Links to the form that name no offer. */
  const forms = new Set(addressesOf("contact").map(({ path }) => path));

  /** The proof next to a price shows a client's result, not a price. */
  const isCase = isUnder("case");

  test("is also on that page", async () => {
    await holdsFor(pages, ({ path, document }) => {
      if (!document.querySelector("main [data-amount]")) return;
      for (const link of document.querySelectorAll("main a[href^='/']")) {
        const { pathname } = new URL(link.getAttribute("href") ?? "", "https://site.example");
        if (pathname === path || forms.has(pathname) || isCase(pathname)) continue;
        const promised = amountsOf(link.closest("li, tr"));
        if (promised.length === 0) continue;
        const shown = amountsOf(byPath.get(pathname)?.document.querySelector("main"));
        for (const amount of promised) expect(shown, link.text.trim()).toContain(amount);
      }
    });
  });
});
