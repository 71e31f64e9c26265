import { z } from "zod";
import { readData } from "#contract/reader/schema-parts.ts";

export const schema = z.record(z.string(), z.string());

/** The family that the site is set in; `npm run fonts` writes it. */
export const typeface = readData("fonts/typeface.json", schema);
