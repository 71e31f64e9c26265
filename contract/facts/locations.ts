import { z } from "zod";
import { country, type KeyOf, readData, record, timeZone } from "#contract/copy/fact-schema.ts";

export type LocationKey = KeyOf<"locations">;

/** The agency's offices. */
export const locations = readData(
  "facts/locations.yaml",
  record(
    "locations",
    z.strictObject({
      country,
      timeZone,
    }),
  ),
);
