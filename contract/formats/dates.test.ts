import { expect, test } from "vitest";
import { formatDate, formatTime } from "#contract/formats/dates.ts";
import { spoken } from "#tests/support/spoken.ts";

test.each(
  spoken(
    ["fr", "1er\u00a0mars\u00a02024"],
    ["en", "1\u00a0March\u00a02024"],
    ["de", "1.\u00a0März\u00a02024"],
  ),
)("a day in %s", (language, written) => {
  expect(formatDate("2024-03-01", language)).toBe(written);
});

test.each(
  spoken(
    ["fr", "9\u00a0h", "18\u00a0h\u00a030"],
    ["en", "9\u00a0am", "6:30\u00a0pm"],
    ["de", "9\u00a0Uhr", "18:30"],
  ),
)("times of day in %s", (language, full, half) => {
  expect(formatTime("09:00", language)).toBe(full);
  expect(formatTime("18:30", language)).toBe(half);
});
