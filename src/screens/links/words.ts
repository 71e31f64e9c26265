import { screen, texts } from "#src/copy/words-schema.ts";

export const linksWords = screen({
  ...texts("email", "phone", "saveNote").shape,
  buttons: texts("website", "save", "review", "follow"),
});
