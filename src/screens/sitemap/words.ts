import { z } from "zod";
import { message, screen, text, texts } from "#src/copy/words-schema.ts";

export const sitemapWords = screen({
  subtitle: text,
  badges: z.strictObject({
    pages: message("count"),
    languages: message("count"),
  }),
  groups: texts("services", "portfolio", "blog", "company", "legal"),
  facts: z.strictObject({
    title: text,
    items: z.strictObject({
      languages: z.strictObject({
        title: text,
        text: message("count"),
      }),
      speed: texts("title", "text"),
      analytics: texts("title", "text"),
    }),
  }),
  closing: texts("title", "text", "contact", "whatsapp"),
});
