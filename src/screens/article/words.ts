import { entryScreen, message, text, texts } from "#src/copy/words-schema.ts";

/** Words around an article; the articles themselves are in `content/articles`. */
export const articleWords = entryScreen({
  /** Follows the brand in the browser's title. */
  trade: text,
  keywords: text,
  back: text,
  facts: texts("category", "date", "updated", "minutes", "author"),
  minutes: message("minutes"),
  share: texts("button", "copied", "failed"),
  contents: text,
  /** Below the text. */
  foot: texts("author", "case", "service"),
  call: texts("title", "text", "booking", "contact"),
  /** Accessible name of the section after the text: call to action and related articles. */
  aside: text,
  related: text,
  neighbours: texts("label", "previous", "next"),
});
