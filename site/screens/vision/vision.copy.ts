import { headline, keyed, screen, text, texts, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const visionCopy = defineSiteCopy(
  "vision",
  screen({
    subtitle: text,
    shifts: texts("morning", "afternoon", "evening"),
    statement: titled("text").extend({ claim: headline }),
    /** Over the values of the about page. */
    values: titled(),
    method: titled().extend({
      steps: keyed(["audit", "strategy", "implementation", "optimisation"], titled("text")),
    }),
    team: titled("subtitle", "more"),
  }),
);
