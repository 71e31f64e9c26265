import { z } from "zod";
import { message, text } from "#src/copy/words-schema.ts";

/** Words that the build adds to articles and cases: around footnotes and videos. */
export const longTextWords = z.strictObject({
  notes: z.strictObject({
    title: text,
    /** Link from a footnote back to its reference. */
    back: message("number"),
  }),
  video: z.strictObject({
    show: text,
    warning: message("host"),
  }),
});
