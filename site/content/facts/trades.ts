import { z } from "zod";
import { allCheckedBy } from "#contract/reader/file-problems.ts";
import { keyOf, oneOf } from "#contract/reader/schema-parts.ts";
import { tradeFiles } from "#data/contract/facts/content-files.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";
import { estimatePresets } from "#data/site/content/facts/calculator-choices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { clientColours } from "#site/content/facts/client-colours.ts";
import { priceItem } from "#site/content/facts/price-item.ts";

/** The schema of `trades/<key>/facts.yaml`; the words of each language are beside it. */
export const schema = z.strictObject({
  order: z.int("expected a whole number"),
  /** The preset of the calculator that its example orders. */
  preset: keyOf(estimatePresets),
  /** The service that its contact links ask for. */
  service: oneOf(serviceKeys),
  /** The client's whose card of prices its texts show. */
  colours: clientColours.optional(),
  /**
   * What the clients bought of whom its texts tell, from the agency and from others; their first year is
   * `{bought.<key>}`.
   */
  bought: z
    .record(z.string(), z.strictObject({ us: z.array(priceItem), others: z.array(keyOf(runningCosts)) }))
    .optional(),
});

/** Folders in `trades` and their facts, in order. */
export const trades = allCheckedBy(schema, tradeFiles)
  .map(([key, facts]) => ({ key, ...facts }))
  .toSorted((one, other) => one.order - other.order);
