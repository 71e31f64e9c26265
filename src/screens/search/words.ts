import { z } from "zod";
import { screen, template, text, texts } from "#src/copy/words-schema.ts";

export const searchWords = screen({
  label: text,
  hint: text,
  submit: text,
  /** One message per state; those with a count follow the language's plural rules. */
  states: z.strictObject({
    loading: text,
    one: template("count", "query"),
    other: template("count", "query"),
    none: template("query"),
    failed: text,
  }),
  more: text,
  suggestions: z.strictObject({
    title: text,
    /** What visitors ask, by the screen that answers. */
    questions: texts("pricing", "services", "portfolio", "agency", "contact"),
    articles: text,
    ask: text,
    write: text,
    call: text,
  }),
  noScript: text,
});
