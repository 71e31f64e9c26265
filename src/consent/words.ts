import { words } from "#src/content/words/words.ts";
import { keyed, texts } from "#src/copy/words-schema.ts";

/** The consent band; `title` is also the footer link that reopens it, `short` all it says at first. */
export const consentWords = words(
  "consent",
  texts("title", "short", "text", "policy", "closeRefusing", "closeKeeping").extend({
    ...texts("refuse", "accept", "choose", "save").shape,
    categories: keyed(["measurement", "marketing", "embeds"], texts("title", "text")),
  }),
);
