import { z } from "zod";
import { text } from "#src/copy/words-schema.ts";

/** Words around the legal texts; the texts themselves are in `content/legal`. */
export const legalWords = z.strictObject({
  updated: text,
  publisher: text,
  seat: text,
  contact: text,
  contents: text,
  others: text,
});
