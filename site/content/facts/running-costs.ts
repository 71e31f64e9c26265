import { z } from "zod";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { count, expectedOne, type KeyOf, record } from "#contract/reader/schema-parts.ts";
import { price } from "#contract/schemas/price.ts";
import { serviceKeys, serviceNames } from "#data/contract/facts/services.ts";
import { readOptional } from "#site/content/facts/optional-facts.ts";

export type RunningCost = KeyOf<"running costs">;

/** One on offer, or one that was withdrawn; whoever mistypes it is told those on offer. */
const service = z.enum(serviceNames, expectedOne(serviceKeys));

const cost = price.extend({
  /** The one service that brings it about. */
  service: service.optional(),
});

export const schema = z.strictObject({
  costs: record("running costs", cost),
  /** WhatsApp replies that cost nothing, per month and number. */
  freeReplies: count,
});

const written = readOptional("facts/running-costs.yaml", schema);

export const freeReplies = written?.freeReplies;

const costs = written?.costs ?? schema.shape.costs.parse({});

/**
 * What a client pays to others, about: in the client's own name, at the provider's price. Those of services
 * on offer.
 */
export const runningCosts = recordOf(
  keysOf(costs).filter((key) => {
    const { service } = costs[key];
    return service === undefined || serviceKeys.includes(service);
  }),
  (key) => costs[key],
);
