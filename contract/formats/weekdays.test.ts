import { describe, expect, test } from "vitest";
import { listDays } from "#contract/formats/weekdays.ts";
import { languages } from "#contract/languages.ts";
import { spoken } from "#tests/support/spoken.ts";

const range = (from: string, to: string) => `${from} à ${to}`;

test.each(languages)("a single day is named, in %s", (language) => {
  expect(listDays(["Mo"], language, range)).toMatch(/^\p{L}/u);
});

describe.each(spoken(["fr"]))("in %s", (french) => {
  test.each([
    [["Tu", "We", "Th", "Fr", "Sa"], "mardi à samedi"],
    [["Mo", "We", "Fr"], "lundi, mercredi et vendredi"],
    [["Sa", "Mo", "Tu", "We"], "lundi à mercredi et samedi"],
    [["Sa", "Su"], "samedi et dimanche"],
  ])("%j is %s", (days, sentence) => {
    expect(listDays(days, french, range)).toBe(sentence);
  });
});
