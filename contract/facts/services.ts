import { z } from "zod";
import { type KeyOf, readData } from "#contract/reader/schema-parts.ts";

/**
 * The services with a screen of their own, where they are on offer; the others share one,
 * `site/screens/plain-service`.
 */
export const builtInServices = ["websites", "automation", "cro", "design", "social"] as const;

/** A service on offer: one with a screen of its own, or one of the site's. */
export type ServiceKey = (typeof builtInServices)[number] | KeyOf<"services">;

const serviceKey = z.custom<ServiceKey>((key) => typeof key === "string", "expected the key of a service");

export const schema = z.array(serviceKey);

/** The services on offer, in order. */
export const serviceKeys = readData("facts/services.yaml", schema);

/**
 * What other files may name: the services on offer, and those that the program draws, one of which may have
 * been withdrawn.
 */
export const serviceNames: ServiceKey[] = [...new Set([...serviceKeys, ...builtInServices])];

/** The services that share one screen. */
export const plainServices = serviceKeys.filter((key) => !builtInServices.some((drawn) => drawn === key));
