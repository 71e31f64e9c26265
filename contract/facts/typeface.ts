import { z } from "zod";
import { readData } from "#contract/copy/fact-schema.ts";

/** The family that the site is set in; `npm run fonts` writes it. */
export const typeface = readData("fonts/typeface.json", z.record(z.string(), z.string()));
