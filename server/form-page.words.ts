import { z } from "zod";
import { words } from "#src/copy/words.ts";
import { message, text } from "#src/copy/words-schema.ts";

export const formPageWords = words(
  "formPage",
  z.strictObject({
    titlePrefix: text,
    tooMany: message("wait"),
  }),
);
