import { withoutInvisible } from "#contract/formats/typeset.ts";
import { baseFacts } from "#contract/words/base-facts.ts";
import { createWords } from "#contract/words/create-words.ts";
import { createFiller } from "#contract/words/fill-text.ts";

/** Makes readers of words that know no more than what site and leads both do, and that mails can say: nobody sees a break there. */
export const words = createWords(createFiller(baseFacts), withoutInvisible);
