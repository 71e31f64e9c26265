import { expect, test } from "vitest";
import { currencies } from "#contract/facts/currencies.ts";
import type { Money } from "#contract/formats/money.ts";
import { rateOf, sumUp } from "#site/screens/cro/conversion.ts";

/** The same amount in every currency. */
const inEach = (amount: number) =>
  Object.fromEntries(currencies.map((currency) => [currency, amount])) as Money;

test("the rate of several weeks is weighted by their visits, and none without visits", () => {
  const period = sumUp(
    [
      { visits: 100, requests: 10 },
      { visits: 300, requests: 6 },
    ],
    inEach(160),
  );
  expect(period).toEqual({ rate: 0.04, requestsPerWeek: 8, costPerRequest: inEach(20) });
  expect(rateOf({ visits: 0, requests: 0 })).toBe(0);
});
