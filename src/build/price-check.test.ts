import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type Price, prices } from "#content/facts/prices.ts";
import { priceProblems } from "#src/build/price-check.ts";
import { currencies } from "#src/currencies.ts";

const lines = readFileSync("content/facts/prices.ts", "utf8").split("\n");
const [currency] = currencies;
const [group = "", ...others] = Object.keys(prices);
const groups: Readonly<Record<string, Readonly<Record<string, Price>>>> = prices;
const [, key = ""] = Object.keys(groups[group] ?? {});

/** What is said of the prices when one of them is changed. */
function problemsWith(change: object): readonly string[] {
  const changed = { ...groups[group]?.[key], ...change } as Price;
  return priceProblems({ ...groups, [group]: { ...groups[group], [key]: changed } });
}

describe("a wrong price is named with its line and what is allowed:", () => {
  test.each([
    [{ [currency]: undefined }, `has no amount in ${currency}; expected is one in each currency`],
    [{ [currency]: -990 }, `costs ${currency} -990; expected is a whole number above 0`],
    [{ [currency]: "990" }, `costs ${currency} "990"; expected is a whole number above 0`],
    [{ period: "year" }, 'has the period "year"; allowed are once, month, campaign'],
  ])("%j", (change, sentence) => {
    const [problem = "", ...more] = problemsWith(change);
    expect(more).toEqual([]);
    expect(problem).toContain(`: ${group}.${key} ${sentence}`);
    const line = Number(problem.match(/^content\/facts\/prices\.ts:(\d+): /)?.[1]);
    expect(lines[line - 1]).toContain(`    ${key}: `);
  });
});

test("a service on offer without the price it is advertised with is named", () => {
  expect(others.length).toBeGreaterThan(0);
  const plain = Object.entries(groups[group] ?? {}).map(([name, price]) => [
    name,
    { ...price, entry: false },
  ]);
  expect(priceProblems({ ...groups, [group]: Object.fromEntries(plain) })).toEqual([
    expect.stringMatching(/^content\/facts\/prices\.ts:\d+: no price of \w+ has entry: true/),
  ]);
});
