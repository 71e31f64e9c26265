import { z } from "zod";
import { weekdays } from "#contract/formats/weekdays.ts";
import { keysOf } from "#contract/reader/records.ts";
import { count, expectedOne, oneOf, timeOfDay } from "#contract/reader/schema-parts.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

const price = z.number("expected a price").positive("expected a price");
const byKey = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value);

export const schema = z
  .strictObject({
    prices: byKey(price),
    times: byKey(timeOfDay),
    figures: byKey(count),
    /** What customers ask for: how many, of which of the prices. */
    orders: byKey(z.strictObject({ price: z.string(), count })),
    /** The next open slots for a tasting. */
    slots: z
      .array(z.strictObject({ day: oneOf(weekdays), time: timeOfDay }))
      .max(3, "expected three at most, which stand beside each other"),
    /** When the owner reads what the assistant has noted. */
    report: timeOfDay,
  })
  .superRefine(({ prices, orders }, context) => {
    for (const [key, order] of Object.entries(orders))
      if (prices[order.price] === undefined)
        context.addIssue({
          code: "custom",
          path: ["orders", key, "price"],
          message: expectedOne(keysOf(prices)),
        });
  });

/** The invented shop whose assistant visitors try. Prices are in the first currency. */
export const bakery = readOptional("facts/bakery.yaml", schema, "assistant");
