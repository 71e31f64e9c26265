import { createWords } from "#contract/words/create-words.ts";
import { createFiller } from "#contract/words/fill-text.ts";
import { withLineBreaks } from "#contract/words/line-breaks.ts";
import { siteFacts } from "#site/content/words/site-facts.ts";

const filler = createFiller(siteFacts);

export const { prepareText, isFilled } = filler;

/** Makes readers of words of the site, which know all its facts, and whose lines break as pages need. */
export const words = createWords(filler, withLineBreaks);
