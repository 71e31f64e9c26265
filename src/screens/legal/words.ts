import { texts } from "#src/copy/words-schema.ts";

/** Words around the legal texts; the texts themselves are in `content/legal`. */
export const legalWords = texts("updated", "publisher", "seat", "contact", "contents", "others");
