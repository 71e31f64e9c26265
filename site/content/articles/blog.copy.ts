import { keyed, message, screen, text, texts } from "#contract/copy/copy-schema.ts";
import { articleTopics } from "#data/site/content/facts/article-topics.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { articleCategories } from "#site/content/entries/article-topics.ts";

export const blogCopy = defineSiteCopy(
  "blog",
  screen({
    ...texts("subtitle", "listTitle", "more").shape,
    categories: keyed(articleCategories, text),
    topics: keyed(articleTopics, text),
    filter: texts("legend", "all"),
    minutes: message("minutes"),
    by: message("author"),
    search: texts("label", "submit"),
    feeds: texts("text", "rss"),
  }),
);
