import { z } from "zod";
import { words } from "#contract/copy/words.ts";
import { text } from "#contract/copy/words-schema.ts";

const named = z.object({ items: z.record(z.string(), z.object({ name: text })) });

/** The packages by their names in the price list. */
export const packageWords = words("prices", z.object({ groups: z.record(z.string(), named) }));
