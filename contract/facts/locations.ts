import { z } from "zod";
import { country, readData, record, timeZone } from "#contract/reader/schema-parts.ts";

export const schema = record(
  "locations",
  z.strictObject({
    country,
    timeZone,
  }),
);

/** The agency's offices. */
export const locations = readData("facts/locations.yaml", schema);
