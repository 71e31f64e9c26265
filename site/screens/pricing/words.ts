import { keyed, message, questions, screen, sentence, text, texts } from "#contract/copy/words-schema.ts";
import { words } from "#site/content/words/words.ts";

export const pricingWords = words(
  "pricing",
  screen({
    subtitle: text,
    /** Leads to the calculator. */
    calculate: text,
    offers: texts("title", "note", "quote").extend({
      items: keyed(
        ["websites", "automation", "design", "social"],
        texts("title", "second", "description").extend({ features: texts("first", "second", "third") }),
      ),
    }),
    book: texts("title").extend({ more: message("service") }),
    terms: texts("title").extend({
      items: keyed(["quote", "deposit", "notice", "trial"], texts("value", "label")),
    }),
    total: texts("title", "lead", "sum").extend({
      note: sentence,
      columns: texts("item", "first", "next"),
      paidTo: texts("us", "others"),
    }),
    questions,
    closing: texts("title", "text", "quote"),
  }),
);
