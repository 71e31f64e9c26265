import { expect, test } from "vitest";
import { listDays } from "#src/formats/weekdays.ts";

const range = (from: string, to: string) => `${from} to ${to}`;

test.each([
  [["Tu", "We", "Th", "Fr", "Sa"], "Tuesday to Saturday"],
  [["Mo", "We", "Fr"], "Monday, Wednesday and Friday"],
  [["Sa", "Mo", "Tu", "We"], "Monday to Wednesday and Saturday"],
  [["Sa", "Su"], "Saturday and Sunday"],
])("%j is %s", (days, sentence) => {
  expect(listDays(days, "en", range)).toBe(sentence);
});
