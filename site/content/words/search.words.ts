import { screen, template, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

export const searchWords = words(
  "search",
  screen({
    ...texts("label", "hint", "submit", "more", "noScript").shape,
    /** One message per state; those with a count follow the language's plural rules. */
    states: texts("loading", "failed").extend({
      one: template("count", "query"),
      other: template("count", "query"),
      none: template("query"),
    }),
    suggestions: texts("title", "articles", "ask", "write", "call").extend({
      /** What visitors ask, by the screen that answers; without it, questions of `answers.yaml`. */
      questions: texts("pricing", "services", "portfolio", "agency", "contact").optional(),
    }),
  }),
);
