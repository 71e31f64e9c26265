import { words } from "#src/content/words/words.ts";
import { texts } from "#src/copy/words-schema.ts";

/** Words around the legal texts; the texts themselves are in `content/legal`. */
export const legalWords = words(
  "legal",
  texts("updated", "publisher", "seat", "contact", "contents", "others"),
);
