import { z } from "zod";
import { message, screen, text, texts } from "#src/copy/words-schema.ts";

export const linksWords = screen({
  email: text,
  phone: text,
  buttons: texts("website", "save", "review", "follow"),
  saveNote: text,
  code: z.strictObject({
    caption: text,
    alternative: message("name"),
  }),
});
