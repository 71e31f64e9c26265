import { keyed, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** The consent banner; `title` is also the footer link that reopens it, `short` all it says at first. */
export const consentCopy = defineSiteCopy(
  "consent",
  titled("short", "text", "policy", "closeRefusing", "closeKeeping").extend({
    ...texts("refuse", "accept", "choose", "save").shape,
    categories: keyed(["measurement", "marketing", "embeds"], titled("text")),
  }),
);
