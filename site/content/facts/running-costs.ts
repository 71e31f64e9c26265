import { z } from "zod";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { count, type KeyOf, readData, record } from "#contract/reader/schema-parts.ts";
import { price } from "#contract/schemas/price.ts";
import { serviceName } from "#contract/schemas/service-name.ts";
import { serviceKeys } from "#data/contract/facts/services.ts";

export type RunningCost = KeyOf<"running costs">;

const cost = price.extend({
  /** The one service that brings it about. */
  service: serviceName.optional(),
});

export const schema = z.strictObject({
  costs: record("running costs", cost),
  /** WhatsApp replies that cost nothing, per month and number. */
  freeReplies: count,
});

const { costs, ...others } = readData("facts/running-costs.yaml", schema);

export const { freeReplies } = others;

/** What a client pays to others, about: in the client's own name, at the provider's price. Those of services on offer. */
export const runningCosts = recordOf(
  keysOf(costs).filter((key) => {
    const { service } = costs[key];
    return service === undefined || serviceKeys.includes(service);
  }),
  (key) => costs[key],
);
