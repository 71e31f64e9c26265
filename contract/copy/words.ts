import { baseFacts } from "#contract/copy/base-facts.ts";
import { createWords } from "#contract/copy/create-words.ts";
import { createFiller } from "#contract/copy/fill-text.ts";

/** Makes readers of words that know no more than what site and leads both do. */
export const words = createWords(createFiller(baseFacts));
