import { entryScreen, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

/** Words around an article. `trade` follows the brand in the browser's title, `aside` names the section after the text. */
export const articleWords = words(
  "article",
  entryScreen({
    ...texts("trade", "keywords", "back", "aside", "related").shape,
    facts: texts("category", "date", "updated", "minutes", "author"),
    share: texts("button", "copied", "failed"),
    /** Below the text. */
    foot: texts("author", "case", "service"),
    call: texts("title", "booking", "contact"),
  }),
);
