import { z } from "zod";
import { words } from "#contract/copy/words.ts";
import { message } from "#contract/copy/words-schema.ts";

export const formPageWords = words(
  "formPage",
  z.strictObject({
    tooMany: message("wait"),
  }),
);
