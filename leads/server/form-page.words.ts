import { z } from "zod";
import { words } from "#contract/copy/words.ts";
import { message, text } from "#contract/copy/words-schema.ts";

export const formPageWords = words(
  "formPage",
  z.strictObject({
    titlePrefix: text,
    tooMany: message("wait"),
  }),
);
