import { keyed, texts } from "#src/copy/words-schema.ts";

/**
 * The consent band, shown before any third party is loaded. `title` is also the footer link that reopens it, `short`
 * what it says before the visitor opens the details.
 */
export const consentWords = texts("title", "short", "text", "policy", "closeRefusing", "closeKeeping").extend(
  {
    ...texts("refuse", "accept", "choose", "save").shape,
    categories: keyed(["measurement", "marketing", "embeds"], texts("title", "text")),
  },
);
