import { z } from "zod";
import { words } from "#src/content/words/words.ts";
import { message, texts } from "#src/copy/words-schema.ts";

/** Words that the build adds to the footnotes of articles and cases; `back` leads from one to its reference. */
export const longTextWords = words(
  "longText",
  z.strictObject({ notes: texts("title").extend({ back: message("number") }) }),
);
