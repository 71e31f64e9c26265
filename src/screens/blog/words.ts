import { z } from "zod";
import { articleCategories, articleTopics } from "#content/facts/article-categories.ts";
import { keyed, message, screen, text, texts } from "#src/copy/words-schema.ts";

export const blogWords = screen({
  paths: texts("page", "category"),
  subtitle: text,
  categories: keyed(articleCategories, text),
  topics: keyed(articleTopics, text),
  filter: texts("legend", "all"),
  listTitle: text,
  minutes: message("minutes"),
  updated: message("date"),
  by: message("author"),
  more: text,
  pages: z.strictObject({
    label: text,
    previous: text,
    next: text,
    page: message("page"),
    position: message("page", "pages"),
  }),
  search: texts("label", "submit"),
  feeds: texts("title", "text", "rss", "json"),
});
