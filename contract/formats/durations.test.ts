import { expect, test } from "vitest";
import { formatDuration } from "#contract/formats/durations.ts";
import { languages } from "#contract/languages.ts";
import { spoken } from "#tests/support/spoken.ts";

test.each(languages)("a range of one value is written as that value, in %s", (language) => {
  expect(formatDuration({ unit: "days", from: 3, to: 5 }, language)).toContain("5");
  expect(formatDuration({ unit: "hours", from: 48, to: 48 }, language).match(/\d+/g)).toEqual(["48"]);
});

test.each(
  spoken(
    ["fr", /^3–5\sjours$/, /^1\sjour$/],
    ["en", /^3–5\sdays$/, /^1\sday$/],
    ["de", /^3–5\sTage$/, /^1\sTag$/],
  ),
)("days are written out in %s", (language, range, one) => {
  expect(formatDuration({ unit: "days", from: 3, to: 5 }, language)).toMatch(range);
  expect(formatDuration({ unit: "days", from: 1, to: 1 }, language)).toMatch(one);
});
