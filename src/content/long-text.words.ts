import { z } from "zod";
import { message, text } from "#src/copy/words-schema.ts";

/** Words that the build adds to the footnotes of articles and cases. */
export const longTextWords = z.strictObject({
  notes: z.strictObject({
    title: text,
    /** Link from a footnote back to its reference. */
    back: message("number"),
  }),
});
