import { expect, test } from "vitest";
import { currencies } from "#contract/facts/currencies.ts";
import { formatRate } from "#contract/formats/metrics.ts";
import type { Money } from "#contract/formats/money.ts";
import { rateOf, sumUp } from "#site/screens/cro/conversion.ts";
import { spoken } from "#tests/support/spoken.ts";

/** The same amount in every currency. */
const inEach = (amount: number) =>
  Object.fromEntries(currencies.map((currency) => [currency, amount])) as Money;

test("a rate is the share of visits that became a request", () => {
  expect(rateOf({ visits: 200, requests: 5 })).toBe(0.025);
});

test("a week without visits has a rate of zero", () => {
  expect(rateOf({ visits: 0, requests: 0 })).toBe(0);
});

test("the rate of several weeks is weighted by their visits", () => {
  const period = sumUp(
    [
      { visits: 100, requests: 10 },
      { visits: 300, requests: 6 },
    ],
    inEach(160),
  );
  expect(period).toEqual({ rate: 0.04, requestsPerWeek: 8, costPerRequest: inEach(20) });
});

test.each(spoken(["en", "3.4%"], ["de", "3,4\u00a0%"]))(
  "a rate has one decimal, formatted for %s",
  (language, written) => {
    expect(formatRate(0.0337, language)).toBe(written);
  },
);
