import { expect, test } from "vitest";
import { defaultLanguage, languages, settingsOf } from "#contract/languages/languages.ts";
import type { Price } from "#contract/schemas/price.ts";
import { currencies, firstCurrency } from "#data/contract/languages/currencies.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { estimateOf } from "#site/content/figures/estimate-sums.ts";
import { choiceLine, estimateGroupsIn } from "#site/content/offer/estimate.ts";

const [first, ...rest] = estimateGroupsIn(defaultLanguage);
const sites = first?.choices ?? [];
const others = rest.flatMap(({ choices }) => choices);

test("every combination costs what the price list says, each running cost once", () => {
  const failures: string[] = [];
  for (const site of [undefined, ...sites]) {
    for (let set = 0; set < 2 ** others.length; set++) {
      const chosen = [...(site ? [site] : []), ...others.filter((_, position) => set & (1 << position))];
      const { first, next } = estimateOf(chosen, runningCosts);
      const paid: Price[] = [
        ...chosen.map(({ price }) => price),
        ...new Set(chosen.flatMap(({ running }) => running.map((key) => runningCosts[key]))),
      ];
      for (const currency of currencies) {
        const year = ({ period, [currency]: amount }: Price) => (period === "month" ? 12 * amount : amount);
        const lasting = paid.filter(({ period }) => period !== "once");
        const sum = (some: Price[]) => some.reduce((total, price) => total + year(price), 0);
        if (first[currency] !== sum(paid) || next[currency] !== sum(lasting))
          failures.push(chosen.map(({ key }) => key).join());
      }
    }
  }
  expect(failures).toEqual([]);
});

test.each(languages)("a choice in %s has the colon of the language", (language) => {
  const choices = estimateGroupsIn(language).flatMap(({ choices }) => choices);
  const colon = settingsOf(language).rules === "french" ? "\u202f: " : ": ";
  for (const choice of choices)
    expect(choiceLine(choice, language, firstCurrency)).toContain(choice.name + colon);
});
