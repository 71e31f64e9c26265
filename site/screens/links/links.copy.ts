import { screen, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const linksCopy = defineSiteCopy(
  "links",
  screen({
    ...texts("email", "phone", "saveNote").shape,
    buttons: texts("website", "save", "review", "follow"),
  }),
);
