import { keyed, message, screen, text, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const sitemapCopy = defineSiteCopy(
  "sitemap",
  screen({
    subtitle: text,
    badges: keyed(["pages", "languages"], message("count")),
    groups: texts("services", "portfolio", "blog", "company", "legal"),
    facts: titled().extend({
      items: keyed(["speed", "analytics"], titled("text")).extend({
        languages: titled().extend({ text: message("count", "perLanguage") }),
      }),
    }),
    closing: titled(),
  }),
);
