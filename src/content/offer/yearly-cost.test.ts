import { expect, test } from "vitest";
import { type Price, runningCosts } from "#content/facts/prices.ts";
import { presetOrder } from "#src/content/offer/preset-order.ts";
import { addCosts, yearlyCost } from "#src/content/offer/yearly-cost.ts";
import { factsIn } from "#src/content/words/facts-in.ts";
import { markAmounts } from "#src/formats/written-amounts.ts";
import { languages } from "#src/languages.ts";

const { us, others } = presetOrder("bakery");
const paid: Price[] = [...us.map(({ price }) => price), ...others.map((key) => runningCosts[key])];

test.each(languages)("what the bakery pays to the agency and to others makes its year (%s)", (language) => {
  const fact = (name: string) => factsIn(language).get(`totals.bakery.${name}`);
  const { first, next } = addCosts(paid.map(yearlyCost));
  expect(fact("firstYear")).toBe(markAmounts(first, language));
  expect(fact("laterYears")).toBe(markAmounts(next, language));
});
