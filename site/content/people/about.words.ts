import { z } from "zod";
import { keyed, screen, text, texts } from "#contract/words/words-schema.ts";
import { locations } from "#data/contract/facts/locations.ts";
import { agencyMethod } from "#data/site/content/facts/methods.ts";
import { words } from "#site/content/words/site-words.ts";

export const aboutWords = words(
  "about",
  screen({
    subtitle: text,
    manifesto: texts("title").extend({
      points: z.record(z.string(), texts("title", "text")),
    }),
    team: texts("title", "lead").extend({
      places: keyed(locations, texts("city", "specialties")),
    }),
    method: texts("title", "lead", "ongoing").extend({
      steps: keyed(agencyMethod, texts("name", "text")),
    }),
    values: texts("title").extend({
      items: keyed(["clarity", "proof", "independence", "restraint"], texts("title", "text")),
    }),
    closing: texts("title", "audit"),
  }),
);
