import { expect, test } from "vitest";
import { rateOf, sumUp } from "#content/facts/conversion.ts";
import { formatRate } from "#src/formats/percentages.ts";

test("a rate is the share of visits that became a request", () => {
  expect(rateOf({ visits: 200, requests: 5 })).toBe(0.025);
});

test("a week without visits has a rate of nothing", () => {
  expect(rateOf({ visits: 0, requests: 0 })).toBe(0);
});

test("weeks sum up by their visits, not by the mean of their rates", () => {
  const period = sumUp(
    [
      { visits: 100, requests: 10 },
      { visits: 300, requests: 6 },
    ],
    { EUR: 160, USD: 172 },
  );
  expect(period).toEqual({ rate: 0.04, requestsPerWeek: 8, costPerRequest: { EUR: 20, USD: 22 } });
});

test("a rate is written to a tenth of a per cent, as the language does", () => {
  expect(formatRate(0.0337, "en")).toBe("3.4%");
  expect(formatRate(0.0337, "de")).toBe("3,4\u00a0%");
});
