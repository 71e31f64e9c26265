import { expect, test } from "vitest";
import { type Price, runningCosts } from "#content/facts/prices.ts";
import { factsIn } from "#src/content/facts-in.ts";
import { presetOrder } from "#src/content/preset-order.ts";
import { addCosts, yearlyCost } from "#src/content/yearly-cost.ts";
import { currencies } from "#src/currencies.ts";
import { markAmounts } from "#src/formats/written-amounts.ts";
import { languages } from "#src/languages.ts";

const { us, others } = presetOrder("bakery");
const paid: Price[] = [...us.map(({ price }) => price), ...others.map((key) => runningCosts[key])];

test.each(currencies)(
  "a month is paid twelve times a year, a year every year, the rest once (%s)",
  (currency) => {
    const times = { once: [1, 0], campaign: [1, 0], message: [1, 0], month: [12, 12], year: [1, 1] } as const;
    for (const price of paid) {
      const { first, next } = yearlyCost(price);
      expect([first[currency], next[currency]]).toEqual(
        times[price.period].map((count) => count * price[currency]),
      );
    }
  },
);

test.each(languages)("what the bakery pays to the agency and to others makes its year (%s)", (language) => {
  const fact = (name: string) => factsIn(language).get(`totals.bakery.${name}`);
  const { first, next } = addCosts(paid.map(yearlyCost));
  expect(fact("firstYear")).toBe(markAmounts(first, language));
  expect(fact("laterYears")).toBe(markAmounts(next, language));
});
