import { z } from "zod";
import { type KeyOf, readData } from "#contract/copy/fact-schema.ts";

/** The services with a screen of their own, where they are on offer; the others share one, `site/screens/plain-service`. */
export const drawnServices = ["websites", "automation", "cro", "design", "social"] as const;

/** A service on offer: one with a screen of its own, or one of the site's. */
export type ServiceKey = (typeof drawnServices)[number] | KeyOf<"services">;

/** The services on offer, in order. */
export const serviceKeys = readData("facts/services.yaml", z.array(z.string())) as ServiceKey[];

/** Those without a screen of their own. */
export const plainServices = serviceKeys.filter((key) => !drawnServices.some((drawn) => drawn === key));
