import { articleCategories, articleTopics } from "#content/facts/article-categories.ts";
import { keyed, message, screen, text, texts } from "#src/copy/words-schema.ts";

export const blogWords = screen({
  subtitle: text,
  categories: keyed(articleCategories, text),
  topics: keyed(articleTopics, text),
  filter: texts("legend", "all"),
  listTitle: text,
  minutes: message("minutes"),
  updated: message("date"),
  by: message("author"),
  more: text,
  search: texts("label", "submit"),
  feeds: texts("title", "text", "rss"),
});
