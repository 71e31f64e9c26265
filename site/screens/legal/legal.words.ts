import { texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** Words around the legal texts; the texts themselves are in `legal`. */
export const legalWords = words("legal", texts("updated", "publisher", "seat", "contact", "others"));
