import { z } from "zod";
import { type KeyOf, readData, record } from "#contract/copy/fact-schema.ts";

export type LocationKey = KeyOf<"locations">;

/** The agency's offices. */
export const locations = readData(
  "facts/locations.yaml",
  record(
    "locations",
    z.strictObject({
      country: z.string().length(2, "expected the two letters of a country, such as CH"),
      timeZone: z.string(),
    }),
  ),
);
