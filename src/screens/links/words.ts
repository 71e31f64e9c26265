import { message, screen, texts } from "#src/copy/words-schema.ts";

export const linksWords = screen({
  ...texts("email", "phone", "saveNote").shape,
  buttons: texts("website", "save", "review", "follow"),
  code: texts("caption").extend({ alternative: message("name") }),
});
