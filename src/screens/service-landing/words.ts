import { words } from "#src/content/words/words.ts";
import { texts } from "#src/copy/words-schema.ts";

/** Words shared by the service landing pages. */
export const serviceLandingWords = words(
  "serviceLanding",
  texts("compare", "quote", "call", "choose", "popular").extend(
    texts("notIncluded", "ongoing", "pricesNote", "sample").shape,
  ),
);
