import { texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** What stands beside every letter: whose it is, and when one reaches that person. */
export const letterWords = words("letter", texts("title", "hours"));
