import { z } from "zod";
import { message, text } from "#src/copy/words-schema.ts";

export const formPageWords = z.strictObject({
  titlePrefix: text,
  tooMany: message("wait"),
});
