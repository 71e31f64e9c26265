import { z } from "zod";
import { count, readData, record } from "#contract/copy/fact-schema.ts";

export const { types: websiteTypes, handoverMinutes } = readData(
  "facts/website-types.yaml",
  z.strictObject({
    /** By the key of its price: maximum pages of each type of website. */
    types: record("prices", z.strictObject({ pages: count })),
    /** Length of the handover call that every site includes. */
    handoverMinutes: count,
  }),
);
