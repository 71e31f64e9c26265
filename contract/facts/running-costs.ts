import { z } from "zod";
import { count, type KeyOf, oneOf, readData, record } from "#contract/copy/fact-schema.ts";
import { price } from "#contract/copy/price-schema.ts";
import { serviceKeys, serviceNames } from "#contract/facts/services.ts";
import { keysOf, recordOf } from "#contract/formats/records.ts";

export type RunningCost = KeyOf<"running costs">;

const cost = price.extend({
  /** The one service that brings it about. */
  service: oneOf(serviceNames).optional(),
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
export const runningCosts = recordOf(
  keysOf(costs).filter((key) => {
    const { service } = costs[key];
    return service === undefined || serviceKeys.includes(service);
  }),
  (key) => costs[key],
);
