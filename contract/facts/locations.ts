import { z } from "zod";
import { country, type KeyOf, readData, record, timeZone } from "#contract/reader/fact-schema.ts";

export type LocationKey = KeyOf<"locations">;

export const shape = record(
  "locations",
  z.strictObject({
    country,
    timeZone,
  }),
);

/** The agency's offices. */
export const locations = readData("facts/locations.yaml", shape);
