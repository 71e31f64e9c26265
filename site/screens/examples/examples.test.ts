import { assert, describe, expect, test } from "vitest";
import { Amount } from "#contract/copy/sentence.ts";
import type { Money } from "#contract/formats/money.ts";
import { languages } from "#contract/languages/languages.ts";
import type { Price } from "#contract/schemas/price.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { workedExample } from "#data/site/content/facts/calculator-choices.ts";
import { examples } from "#data/site/content/facts/examples.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { presetOrder } from "#site/content/figures/preset-order.ts";
import { yearlyCost } from "#site/content/figures/yearly-cost.ts";
import { examplesCopy } from "#site/content/offer/examples.copy.ts";

/** The day that lies so many working days after another. */
function workingDaysAfter(day: string, count: number): string {
  const date = new Date(day);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() % 6 !== 0) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

test("the quote keeps the promised times", () => {
  assert(examples);
  const { agreed, day, accepted, texts, approved, online, validUntil } = examples.quote;
  expect(Date.parse(day) - Date.parse(agreed)).toBeLessThanOrEqual(promises.quoteHours * 3_600_000);
  expect(texts).toBe(workingDaysAfter(accepted, promises.textDays));
  expect([agreed, day, accepted, texts, approved, online.from, online.to, validUntil]).toEqual(
    [agreed, day, accepted, texts, approved, online.from, online.to, validUntil].toSorted(),
  );
  expect(online.from).toBe(workingDaysAfter(approved, promises.setup.from));
  expect(online.to).toBe(workingDaysAfter(approved, promises.setup.to));
});

const order = workedExample ? presetOrder(workedExample) : { us: [], others: [] };

describe.each(languages)("in %s", (language) => {
  const { papers } = examplesCopy(language);

  test.each([
    ["us", order.us.map(({ price }) => price)],
    ["others", order.others.map((key): Price => runningCosts[key])],
  ] as const)("the quote lists what the bakery pays to %s", (key, due) => {
    const lines = Object.values(papers.quote?.tables[key]?.rows ?? {});
    const costs = due.map(yearlyCost);
    const textOf = (cost: Money) => String(new Amount(cost, language));
    expect(lines.map(({ first }) => first.join(""))).toEqual(costs.map(({ first }) => textOf(first)));
    expect(lines.map(({ second }) => second.join(""))).toEqual(
      costs.map(({ next }) => (next[firstCurrency] === 0 ? "–" : textOf(next))),
    );
  });
});
