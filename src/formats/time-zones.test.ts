import { expect, test } from "vitest";
import { locations } from "#content/facts/locations.ts";
import { timeZoneName, utcOffsets } from "#src/formats/time-zones.ts";
import { languages } from "#src/languages.ts";

test("a time zone has its UTC offsets in winter and summer", () => {
  expect(utcOffsets("Europe/Paris", 2026)).toEqual({ winter: "+1", summer: "+2" });
  expect(utcOffsets("America/Toronto", 2026)).toEqual({ winter: "−5", summer: "−4" });
});

test("every location's time zone has a name in every language", () => {
  for (const { timeZone } of Object.values(locations)) {
    for (const language of languages) {
      expect(timeZoneName(timeZone, language)).not.toMatch(/^(GMT|UTC)|\//);
    }
  }
});
