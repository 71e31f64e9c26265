import { expect, test } from "vitest";
import { formatDuration } from "#src/formats/durations.ts";

test("a range is written with its two ends", () => {
  expect(formatDuration({ unit: "days", from: 3, to: 5 }, "en")).toBe("3–5 days");
});

test("a range of one value is written as that value", () => {
  expect(formatDuration({ unit: "hours", from: 48, to: 48 }, "de")).toBe("48 Stunden");
  expect(formatDuration({ unit: "days", from: 1, to: 1 }, "en")).toBe("1 day");
});
