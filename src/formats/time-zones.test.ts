import { expect, test } from "vitest";
import { locations } from "#content/facts/team.ts";
import { timeZoneName, utcOffsets } from "#src/formats/time-zones.ts";
import { languages } from "#src/languages.ts";

test("a zone has its distance from UTC in winter and in summer", () => {
  expect(utcOffsets("Europe/Paris", 2026)).toEqual({ winter: "+1", summer: "+2" });
  expect(utcOffsets("America/Toronto", 2026)).toEqual({ winter: "−5", summer: "−4" });
});

test("every place's zone has a name of its own in every language", () => {
  for (const { timeZone } of Object.values(locations)) {
    for (const language of languages) {
      expect(timeZoneName(timeZone, language)).not.toMatch(/^(GMT|UTC)|\//);
    }
  }
});
