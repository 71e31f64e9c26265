import { siteSchema } from "#contract/facts/site-schema.ts";
import { localize } from "#contract/languages/languages.ts";
import { readData } from "#contract/reader/fact-schema.ts";

export const schema = siteSchema;

/** What the agency decides about its site. */
export const site = readData("site.yaml", schema);

/** Where the agency works, those first that are named to the readers of a language alone. */
export const serviceAreas = localize((language) => [
  ...(site.serviceAreasFor?.[language] ?? []),
  ...site.serviceAreas,
]);
