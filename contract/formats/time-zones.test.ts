import { expect, test } from "vitest";
import { utcOffsets } from "#contract/formats/time-zones.ts";

test("a time zone has its UTC offsets in winter and summer", () => {
  expect(utcOffsets("Europe/Paris", 2026)).toEqual({ winter: "+1", summer: "+2" });
  expect(utcOffsets("America/Toronto", 2026)).toEqual({ winter: "−5", summer: "−4" });
});
