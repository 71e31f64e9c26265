import { expect, test } from "vitest";
import { type Price, runningCosts } from "#content/facts/prices.ts";
import { currencies } from "#contract/currencies.ts";
import { defaultLanguage, languages } from "#contract/languages.ts";
import { controlOf, estimateGroupsIn, runningCostOf, sentEstimate } from "#site/content/offer/estimate.ts";
import { estimateOf } from "#site/content/offer/estimate-message.ts";

const groups = estimateGroupsIn(defaultLanguage);
const sites = groups.find(({ group }) => group === "site")?.choices ?? [];
const others = groups.flatMap(({ group, choices }) => (group === "site" ? [] : choices));

test("every combination costs what the price list says, each running cost once", () => {
  const failures: string[] = [];
  for (const site of [undefined, ...sites]) {
    for (let set = 0; set < 2 ** others.length; set++) {
      const chosen = [...(site ? [site] : []), ...others.filter((_, position) => set & (1 << position))];
      const { first, next } = estimateOf(chosen, runningCostOf);
      const paid: Price[] = [
        ...chosen.map(({ item }) => item.price),
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

test("a choice sent without scripts is a line each and the sums; unknown and odd values are ignored", () => {
  for (const language of languages) {
    const chosen = groups.flatMap(({ group, choices }) =>
      choices.slice(0, 1).map(({ key }) => [controlOf(group, key), key]),
    );
    const estimate = sentEstimate({ ...Object.fromEntries(chosen), "tasks.none": 4 }, language);
    expect(estimate?.projectType).toBe("website");
    expect(estimate?.message.split("\n").length).toBe(chosen.length + 2);
    expect(sentEstimate({ site: "palace", "tasks.answering": "<b>" }, language)).toBeNull();
    expect(sentEstimate({}, language)).toBeNull();
  }
});
