import { z } from "zod";
import { keyed, sentence, serviceScreen, texts } from "#contract/copy/words-schema.ts";
import { websiteTypes } from "#contract/facts/website-types.ts";
import { words } from "#site/content/words/words.ts";

export const websitesWords = words(
  "websites",
  serviceScreen({
    ...texts("subtitle", "quote", "portfolio").shape,
    badges: texts("setup", "ownership", "quote"),
    types: texts("title", "lead", "note").extend({
      labels: texts("pages", "days"),
      items: keyed(websiteTypes, texts("audience", "pages", "days")),
    }),
    /** `page` is the alternative text of the page's picture; the points are in the order of its numbers. */
    anatomy: texts("page", "points", "title", "lead").extend({
      seo: texts("title").extend({ items: texts("address", "headings", "weight", "data") }),
      cro: texts("title").extend({ items: texts("promise", "button", "proof", "form") }),
    }),
    speed: texts("title", "text"),
    included: texts("title").extend({
      lead: sentence,
      items: texts("copy", "photos", "devices", "domain", "secure", "legal", "consent").extend(
        texts("measurement", "access", "listing", "redirects", "handover").shape,
      ),
    }),
    modules: texts("title", "lead", "worksWith").extend({
      items: z.record(z.string(), texts("title", "text", "product")),
    }),
    closing: texts("title"),
  }),
);
