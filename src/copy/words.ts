import { baseFacts } from "#src/copy/base-facts.ts";
import { createWords } from "#src/copy/create-words.ts";
import { createFiller } from "#src/copy/fill-text.ts";

/** Makes readers of words that know no more than what site and leads both do. */
export const words = createWords(createFiller(baseFacts));
