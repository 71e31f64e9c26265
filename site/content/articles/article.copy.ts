import { entryScreen, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/**
 * Copy around an article. `trade` follows the brand in the browser's title, `aside` names the section after
 * the text.
 */
export const articleCopy = defineSiteCopy(
  "article",
  entryScreen({
    ...texts("trade", "keywords", "back", "aside", "related").shape,
    facts: texts("category", "date", "updated", "minutes", "author"),
    share: texts("button", "copied", "failed"),
    /** Below the text. */
    foot: texts("author", "case", "service"),
    call: titled("booking", "contact"),
  }),
);
