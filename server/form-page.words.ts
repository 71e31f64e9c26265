import { z } from "zod";
import { message, text } from "#src/copy/words-schema.ts";

/** Words of the page that answers a form sent without scripts. */
export const formPageWords = z.strictObject({
  titlePrefix: text,
  tooMany: message("wait"),
});
