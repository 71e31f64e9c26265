import { z } from "zod";
import { count, readData, record } from "#contract/copy/fact-schema.ts";

const written = readData(
  "facts/website-types.yaml",
  z.strictObject({
    types: record("prices", z.strictObject({ pages: count })),
    handoverMinutes: count,
  }),
);

/** By the key of its price: maximum pages of each type of website. */
export const websiteTypes = written.types;

/** Length of the handover call that every site includes, in minutes. */
export const handoverMinutes = written.handoverMinutes;
