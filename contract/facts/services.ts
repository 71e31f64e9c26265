import { z } from "zod";
import { type KeyOf, readData } from "#contract/copy/fact-schema.ts";
import type { DrawnService } from "#contract/drawn-services.ts";

/** A service on offer: one with a screen of its own, or one of the site's. */
export type ServiceKey = DrawnService | KeyOf<"services">;

/** The services on offer, in order. */
export const serviceKeys = readData("facts/services.yaml", z.array(z.string())) as ServiceKey[];
