import { articleCategories, articleTopics } from "#content/facts/article-categories.ts";
import { words } from "#src/content/words/words.ts";
import { keyed, message, screen, text, texts } from "#src/copy/words-schema.ts";

export const blogWords = words(
  "blog",
  screen({
    ...texts("subtitle", "listTitle", "more").shape,
    categories: keyed(articleCategories, text),
    topics: keyed(articleTopics, text),
    filter: texts("legend", "all"),
    minutes: message("minutes"),
    updated: message("date"),
    by: message("author"),
    search: texts("label", "submit"),
    feeds: texts("title", "text", "rss"),
  }),
);
