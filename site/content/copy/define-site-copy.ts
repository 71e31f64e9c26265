import { createCopyDefiner } from "#contract/copy/copy-reader.ts";
import { createFiller } from "#contract/copy/fill-text.ts";
import { withLineBreaks } from "#contract/copy/typesetting.ts";
import { siteFacts } from "#site/content/copy/site-facts.ts";

const filler = createFiller(siteFacts);

export const { prepareText, isFilled } = filler;

/** Makes readers of copy of the site, which know all its facts, and whose lines break as pages need. */
export const defineSiteCopy = createCopyDefiner(filler, withLineBreaks);
