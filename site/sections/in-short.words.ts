import { sentence, text, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** What stands under every hero that sells, beside the lines that are the page's own. */
export const inShortWords = words(
  "inShort",
  texts("title", "cost", "who", "time", "part", "leave").extend({
    /** Who rings, before the telephone number. */
    contact: text,
    /** What if it is not liked, and what if one leaves. */
    free: sentence,
    /** What a client gets on paper, to look at before buying. */
    papers: texts("title", "audit", "quote", "report").optional(),
  }),
);
