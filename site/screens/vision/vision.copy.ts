import { keyed, screen, text, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const visionCopy = defineSiteCopy(
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
