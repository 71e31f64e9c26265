import { text, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/**
 * What stands beside every letter: whose it is, when one reaches that person, and how soon a message is answered. `proof`
 * says below the lead what proof there is, with a link to the quote among the examples.
 */
export const letterCopy = defineSiteCopy(
  "letter",
  titled("hours").extend({ reply: text.optional(), proof: texts("text", "link").optional() }),
);
