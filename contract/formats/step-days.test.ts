import { expect, test } from "vitest";
import { totalDays } from "#contract/formats/step-days.ts";

test("a method takes the sum of its steps, without ongoing ones", () => {
  expect(
    totalDays([{ unit: "hours", from: 24, to: 48 }, { unit: "days", from: 3, to: 5 }, { unit: "ongoing" }]),
  ).toEqual({ from: 4, to: 7 });
});
