import { readData } from "#contract/copy/fact-schema.ts";
import { siteSchema } from "#contract/site-schema.ts";

/** What the agency decides about its site. */
export const site = readData("site.yaml", siteSchema);
