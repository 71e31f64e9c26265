import { keyed, message, screen, text, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const sitemapCopy = defineSiteCopy(
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
