import { words } from "#src/content/words/words.ts";
import { keyed, message, screen, text, texts } from "#src/copy/words-schema.ts";

export const sitemapWords = words(
  "sitemap",
  screen({
    subtitle: text,
    badges: keyed(["pages", "languages"], message("count")),
    groups: texts("services", "portfolio", "blog", "company", "legal"),
    facts: texts("title").extend({
      items: keyed(["speed", "analytics"], texts("title", "text")).extend({
        languages: texts("title").extend({ text: message("count") }),
      }),
    }),
    closing: texts("title", "text", "contact", "whatsapp"),
  }),
);
