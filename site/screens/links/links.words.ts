import { screen, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

export const linksWords = words(
  "links",
  screen({
    ...texts("email", "phone", "saveNote").shape,
    buttons: texts("website", "save", "review", "follow"),
  }),
);
