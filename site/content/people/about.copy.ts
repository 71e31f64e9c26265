import { z } from "zod";
import { keyed, screen, text, texts, titled } from "#contract/copy/copy-schema.ts";
import { locations } from "#data/contract/facts/locations.ts";
import { agencyMethod, methodDays } from "#data/site/content/facts/methods.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const aboutCopy = defineSiteCopy(
  "about",
  screen({
    subtitle: text,
    manifesto: titled().extend({
      points: z.record(z.string(), titled("text")),
    }),
    team: titled("intro").extend({
      places: keyed(locations, texts("city", "specialties")),
    }),
    method: titled("intro", "ongoing").extend({
      steps: keyed(agencyMethod, texts("name", "text")),
    }),
    values: titled().extend({
      /** Leads to the page that says what they mean; without it, or that page, they are explained here. */
      more: text.optional(),
      items: keyed(["clarity", "proof", "independence", "restraint"], titled("text")),
    }),
    closing: titled("audit"),
  }),
  () => ({ methodDays }),
);
