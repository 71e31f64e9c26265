import { expect, test } from "vitest";
import { daysOf, totalDays } from "#src/formats/step-days.ts";

test("hours count as days", () => {
  expect(daysOf({ unit: "hours", from: 48, to: 48 })).toEqual({ from: 2, to: 2 });
});

test("a method takes the sum of its steps, without ongoing ones", () => {
  expect(
    totalDays([{ unit: "hours", from: 24, to: 48 }, { unit: "days", from: 3, to: 5 }, { unit: "ongoing" }]),
  ).toEqual({ from: 4, to: 7 });
});
