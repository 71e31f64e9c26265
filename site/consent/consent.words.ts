import { keyed, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** The consent banner; `title` is also the footer link that reopens it, `short` all it says at first. */
export const consentWords = words(
  "consent",
  texts("title", "short", "text", "policy", "closeRefusing", "closeKeeping").extend({
    ...texts("refuse", "accept", "choose", "save").shape,
    categories: keyed(["measurement", "marketing", "embeds"], texts("title", "text")),
  }),
);
