import { keyed, message, screen, text, textOrNone, texts, titled } from "#contract/copy/copy-schema.ts";
import { caseCategories } from "#data/site/content/facts/case-categories.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";
import { caseCount } from "#site/content/figures/case-count.ts";

export const portfolioCopy = defineSiteCopy(
  "portfolio",
  screen({
    subtitle: text,
    filter: texts("legend", "all").extend({ categories: keyed(caseCategories, text) }),
    card: texts("more", "visit").extend({
      about: message("title"),
      /** Says of a client who works in another language that the pictures are in it. */
      pictures: message("language").optional(),
      /** Opens the details of a card on a phone. */
      details: text.optional(),
    }),
    testimonials: titled("kind").extend({
      intro: textOrNone,
      slide: message("number", "count"),
      rating: message("rating", "most"),
      controls: texts("label", "carousel", "choose", "pause", "play").extend({
        show: message("number", "count"),
        /** Names of the arrows, without which there are none. */
        step: texts("back", "on").optional(),
      }),
    }),
    closing: titled("contact"),
  }),
  () => ({ cases: { count: caseCount } }),
);
