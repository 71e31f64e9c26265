import { keyed, message, screen, text, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

export const sitemapWords = words(
  "sitemap",
  screen({
    subtitle: text,
    badges: keyed(["pages", "languages"], message("count")),
    groups: texts("services", "portfolio", "blog", "company", "legal"),
    facts: texts("title").extend({
      items: keyed(["speed", "analytics"], texts("title", "text")).extend({
        languages: texts("title").extend({ text: message("count", "perLanguage") }),
      }),
    }),
    closing: texts("title"),
  }),
);
