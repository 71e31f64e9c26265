import { keyed, screen, text, texts } from "#contract/words/words-schema.ts";
import { words } from "#site/content/words/site-words.ts";

export const visionWords = words(
  "vision",
  screen({
    subtitle: text,
    shifts: texts("morning", "afternoon", "evening"),
    statement: texts("title", "claim", "text"),
    /** Over the values of the about page. */
    values: texts("title"),
    method: texts("title").extend({
      steps: keyed(["audit", "strategy", "implementation", "optimisation"], texts("title", "text")),
    }),
    team: texts("title", "subtitle", "more"),
  }),
);
