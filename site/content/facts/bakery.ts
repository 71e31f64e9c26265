import { z } from "zod";
import { weekdays } from "#contract/formats/weekdays.ts";
import { count, oneOf, readData, timeOfDay } from "#contract/reader/fact-schema.ts";

const price = z.number("expected a price").positive("expected a price");
const hours = z.strictObject({ opens: timeOfDay, closes: timeOfDay });

export const shape = z.strictObject({
  week: hours,
  sunday: hours,
  /** Those that the assistant reckons with are named; texts may name more. */
  prices: z.object({ birthday: price, tiered: price }).catchall(price),
  /** Guests that the smallest birthday cake is for, and from how many on there are tiered ones. */
  guests: z.strictObject({ birthday: count, tiered: count }),
  keepToday: timeOfDay,
  keepTomorrow: timeOfDay,
  /** The next open slots for a tasting. */
  slots: z.array(z.strictObject({ day: oneOf(weekdays), time: timeOfDay })),
  /** When the owner reads what the assistant has noted. */
  report: timeOfDay,
});

/** The invented shop in which visitors try the assistant. Prices are in the first currency. */
export const bakery = readData("facts/bakery.yaml", shape);
