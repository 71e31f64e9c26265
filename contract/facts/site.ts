import { siteSchema } from "#contract/facts/site-schema.ts";
import { readData } from "#contract/reader/fact-schema.ts";

export const shape = siteSchema;

/** What the agency decides about its site. */
export const site = readData("site.yaml", shape);
