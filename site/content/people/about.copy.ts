import { z } from "zod";
import { keyed, screen, text, texts } from "#contract/copy/copy-schema.ts";
import { locations } from "#data/contract/facts/locations.ts";
import { agencyMethod, methodDays } from "#data/site/content/facts/methods.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const aboutCopy = defineSiteCopy(
  "about",
  screen({
    subtitle: text,
    manifesto: texts("title").extend({
      points: z.record(z.string(), texts("title", "text")),
    }),
    team: texts("title", "intro").extend({
      places: keyed(locations, texts("city", "specialties")),
    }),
    method: texts("title", "intro", "ongoing").extend({
      steps: keyed(agencyMethod, texts("name", "text")),
    }),
    values: texts("title").extend({
      /** Leads to the page that says what they mean; without it, or that page, they are explained here. */
      more: text.optional(),
      items: keyed(["clarity", "proof", "independence", "restraint"], texts("title", "text")),
    }),
    closing: texts("title", "audit"),
  }),
  () => ({ methodDays }),
);
