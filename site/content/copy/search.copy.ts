import { screen, template, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const searchCopy = defineSiteCopy(
  "search",
  screen({
    ...texts("label", "hint", "submit", "more", "noScript").shape,
    /** One message per state; those with a count follow the language's plural rules. */
    states: texts("loading", "failed").extend({
      one: template("count", "query"),
      other: template("count", "query"),
      none: template("query"),
    }),
    suggestions: titled("articles", "ask", "write", "call").extend({
      /** What visitors ask, by the screen that answers; without it, questions of `answers.yaml`. */
      questions: texts("pricing", "services", "portfolio", "agency", "contact").optional(),
    }),
  }),
);
