import { z } from "zod";
import { keyed, sentence, sentenceOrNone, text, textOrNone, texts } from "#contract/copy/words-schema.ts";
import {
  allRunningCosts,
  type PriceGroup,
  periods,
  prices,
  serviceOfPrices,
  type TableGroup,
  tableOfPackages,
} from "#contract/facts/prices.ts";
import { isWithdrawn } from "#contract/facts/services.ts";
import { words } from "#site/content/words/words.ts";

const item = z.strictObject({
  /** The name it has on every page. */
  name: text,
  /** What the amount buys; empty where the name says it. */
  detail: textOrNone,
});

const itemsOf = <Group extends PriceGroup>(group: Group) => ({
  items: keyed(Object.keys(prices[group]) as (keyof (typeof prices)[Group] & string)[], item),
});

const packages = <Group extends PriceGroup>(group: Group) => z.strictObject(itemsOf(group));

const table = <Group extends PriceGroup>(group: Group) =>
  // Caption of the group's table, and header of its first column.
  texts("caption", "name").extend({
    /** Running costs that others charge; empty where there are none. Those of a service that is not offered may stay. */
    running: isWithdrawn(serviceOfPrices[group]) ? sentenceOrNone.catch([]) : sentenceOrNone,
    ...itemsOf(group),
  });

type Groups = {
  [Group in PriceGroup]: Group extends TableGroup
    ? ReturnType<typeof table<Group>>
    : ReturnType<typeof packages<Group>>;
};

const groups = Object.fromEntries(
  (Object.keys(prices) as PriceGroup[]).map((group) => [
    group,
    group in tableOfPackages ? packages(group) : table(group),
  ]),
) as Groups;

/** Names of the prices in `contract/facts/prices.ts`. */
export const pricesWords = words(
  "prices",
  z.strictObject({
    /** Precedes a minimum price. */
    from: text,
    periods: keyed(periods, text),
    /** Header of the price column. */
    price: text,
    groups: z.strictObject(groups),
    /** What a client pays to others. */
    running: texts("caption", "name").extend({
      note: sentence,
      items: keyed(allRunningCosts, item),
    }),
  }),
);
