import { expect, test } from "vitest";
import { formatDuration } from "#src/formats/durations.ts";
import { spoken } from "#tests/spoken.ts";

test.each(spoken(["fr"]))("a range is formatted with both ends, in %s", (french) => {
  expect(formatDuration({ unit: "days", from: 3, to: 5 }, french)).toBe("3–5\u00a0jours");
});

test.each(spoken(["fr"]))("a range of one value is formatted as that value, in %s", (french) => {
  expect(formatDuration({ unit: "hours", from: 48, to: 48 }, french)).toBe("48\u00a0heures");
  expect(formatDuration({ unit: "days", from: 1, to: 1 }, french)).toBe("1\u00a0jour");
});
