import { z } from "zod";
import { keyed, sentence, serviceScreen, text, texts, titled } from "#contract/copy/copy-schema.ts";
import { handoverMinutes, websiteTypes } from "#data/site/content/facts/website-types.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const websitesCopy = defineSiteCopy(
  "websites",
  serviceScreen({
    subtitle: sentence,
    ...texts("quote", "portfolio").shape,
    /**
     * `page` is the alternative text of the page's picture; the points are in the order of its numbers. Shown where the
     * site has that picture.
     */
    anatomy: titled("page")
      .extend({
        note: text.optional(),
        seo: titled().extend({ items: texts("address", "weight", "data") }),
        cro: titled().extend({ items: texts("promise", "button", "form") }),
      })
      .optional(),
    /** `text` says which of them suits whom. */
    types: titled("note").extend({ text: sentence.optional(), items: keyed(websiteTypes, text) }),
    included: titled("text"),
    modules: titled().extend({ intro: sentence, items: z.record(z.string(), titled("text")) }),
  }),
  () => ({ handoverMinutes, websiteTypes }),
);
