import { z } from "zod";
import { count, type KeyOf, readData, record } from "#contract/copy/fact-schema.ts";
import { price } from "#contract/copy/price-schema.ts";
import { serviceKeys } from "#contract/facts/services.ts";

export type RunningCost = KeyOf<"running costs">;

const cost = price.extend({
  /** The one service that brings it about. */
  service: z.string().optional(),
});

const { costs, ...others } = readData(
  "facts/running-costs.yaml",
  z.strictObject({
    costs: record("running costs", cost),
    /** WhatsApp replies that cost nothing, per month and number. */
    freeReplies: count,
  }),
);

export const { freeReplies } = others;

/** What a client pays to others, about: in the client's own name, at the provider's price. Those of services on offer. */
export const runningCosts = Object.fromEntries(
  Object.entries(costs).filter(
    ([, { service }]) => service === undefined || serviceKeys.some((key) => key === service),
  ),
) as typeof costs;
