import { expect, test } from "vitest";
import { formatDuration } from "#src/formats/durations.ts";

test("a range is formatted with both ends", () => {
  expect(formatDuration({ unit: "days", from: 3, to: 5 }, "fr")).toBe("3–5\u00a0jours");
});

test("a range of one value is formatted as that value", () => {
  expect(formatDuration({ unit: "hours", from: 48, to: 48 }, "fr")).toBe("48\u00a0heures");
  expect(formatDuration({ unit: "days", from: 1, to: 1 }, "fr")).toBe("1\u00a0jour");
});
