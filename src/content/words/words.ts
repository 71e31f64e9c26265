import { siteFacts } from "#src/content/words/site-facts.ts";
import { createWords } from "#src/copy/create-words.ts";
import { createFiller } from "#src/copy/fill-text.ts";

const filler = createFiller(siteFacts);

export const { prepareText, fillText, isFilled } = filler;

/** Makes readers of words of the site, which know all its facts. */
export const words = createWords(filler);
