import { texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** Words shared by the service landing pages. */
export const serviceLandingWords = words(
  "serviceLanding",
  texts("compare", "quote", "call", "choose", "popular").extend(
    texts("notIncluded", "ongoing", "pricesNote", "sample").shape,
  ),
);
