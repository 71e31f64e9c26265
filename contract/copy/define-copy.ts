import { baseFacts } from "#contract/copy/base-facts.ts";
import { createCopyDefiner } from "#contract/copy/copy-reader.ts";
import { createFiller } from "#contract/copy/fill-text.ts";
import { withoutInvisible, withoutJoiners } from "#contract/formats/typeset.ts";

/** Makes readers of copy that know no more than what site and leads both do, and that mails can say: nobody sees a break there. */
export const defineCopy = createCopyDefiner(createFiller(baseFacts), withoutInvisible);

/** The same of what pages show, where a soft hyphen stays. */
export const defineShownCopy = createCopyDefiner(createFiller(baseFacts), withoutJoiners);
