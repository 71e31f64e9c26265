import { z } from "zod";
import { locations } from "#content/facts/locations.ts";
import { keyed, message, screen, text, texts } from "#src/copy/words-schema.ts";

export const aboutWords = screen({
  subtitle: text,
  manifesto: z.strictObject({
    title: text,
    points: keyed(["time", "price", "figures", "ownership", "people", "leaving"], texts("claim", "proof")),
  }),
  team: z.strictObject({
    title: text,
    lead: text,
    timeZone: text,
    offsets: message("winter", "summer"),
    specialties: text,
    places: keyed(locations, texts("city", "specialties")),
  }),
  method: z.strictObject({
    title: text,
    lead: text,
    scale: text,
    ongoing: text,
    steps: keyed(["diagnostic", "design", "integration", "launch", "optimisation"], texts("name", "text")),
  }),
  values: z.strictObject({
    title: text,
    items: keyed(["clarity", "proof", "independence", "restraint"], texts("name", "text")),
  }),
  closing: texts("title", "text", "audit"),
});
