import { z } from "zod";
import { expectedOne } from "#contract/reader/schema-parts.ts";
import { serviceKeys, serviceNames } from "#data/contract/facts/services.ts";

/** A service in another file: one on offer, or one that was withdrawn. Whoever mistypes it is told those on offer. */
export const serviceName = z.enum(serviceNames, expectedOne(serviceKeys));
