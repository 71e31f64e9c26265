import { z } from "zod";
import { keyed, sentence, sentenceOrNone, text, textOrNone, texts } from "#contract/copy/copy-schema.ts";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { periods } from "#contract/schemas/price.ts";
import { type PriceGroup, priceGroups, prices } from "#data/contract/facts/prices.ts";
import { packages } from "#data/site/content/facts/packages.ts";
import { freeReplies, runningCosts } from "#data/site/content/facts/running-costs.ts";
import { websiteTypes } from "#data/site/content/facts/website-types.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

const item = z.strictObject({
  /** The name it has on every page. */
  name: text,
  /** What the amount buys; empty where the name says it. */
  detail: textOrNone,
});

/** The names of a group's prices; one that stands in the table of another needs nothing else. */
const group = (key: PriceGroup) => {
  const isInAnother = priceGroups[key].table !== undefined;
  return z.strictObject({
    // Caption of the group's table, and header of its first column.
    caption: isInAnother ? textOrNone.optional().default("") : text,
    name: isInAnother ? textOrNone.optional().default("") : text,
    /** Running costs that others charge; empty where there are none. */
    running: isInAnother ? sentenceOrNone.optional().default([]) : sentenceOrNone,
    items: keyed(prices[key], item),
  });
};

const groups = recordOf(keysOf(priceGroups), group);

/** Names of the prices in `facts/prices.yaml`. */
export const pricesCopy = defineSiteCopy(
  "prices",
  z.strictObject({
    /** Precedes a minimum price. */
    from: text,
    periods: keyed(periods, text),
    /** Header of the price column. */
    price: text,
    groups: z.strictObject(groups),
    /** Names of the running costs that a client pays to others. */
    running: texts("caption", "name").extend({
      note: sentence,
      items: keyed(runningCosts, item),
    }),
  }),
  () => ({ freeReplies, packages, websiteTypes }),
);
