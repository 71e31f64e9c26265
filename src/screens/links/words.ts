import { words } from "#src/content/words/words.ts";
import { screen, texts } from "#src/copy/words-schema.ts";

export const linksWords = words(
  "links",
  screen({
    ...texts("email", "phone", "saveNote").shape,
    buttons: texts("website", "save", "review", "follow"),
  }),
);
