import { z } from "zod";
import { message, texts } from "#contract/copy/words-schema.ts";
import { words } from "#site/content/words/words.ts";

/** Words that the build adds to the footnotes of articles and cases; `back` leads from one to its reference. */
export const longTextWords = words(
  "longText",
  z.strictObject({ notes: texts("title").extend({ back: message("number") }) }),
);
