import { keyed, message, screen, text, textOrNone, texts } from "#contract/words/words-schema.ts";
import { caseCategories } from "#data/site/content/facts/case-categories.ts";
import { words } from "#site/content/words/site-words.ts";

export const portfolioWords = words(
  "portfolio",
  screen({
    subtitle: text,
    filter: texts("legend", "all").extend({ categories: keyed(caseCategories, text) }),
    card: texts("more", "visit").extend({ about: message("title") }),
    testimonials: texts("title", "kind").extend({
      lead: textOrNone,
      slide: message("number", "count"),
      rating: message("rating", "most"),
      controls: texts("label", "carousel", "choose", "pause", "play").extend({
        show: message("number", "count"),
      }),
    }),
    closing: texts("title", "contact"),
  }),
);
