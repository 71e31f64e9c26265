import { expect, test } from "vitest";
import { withEstimate } from "#site/sections/take-estimate.ts";

const estimate = (site: string) => `My choice:\n– ${site}\n– Maintenance\nFirst year €${site.length}.`;

test("an estimate stands below what was typed, and takes the place of an earlier one", () => {
  expect(withEstimate("", estimate("shop"))).toBe(estimate("shop"));
  const both = withEstimate("I bake.", estimate("shop"));
  expect(both).toBe(`I bake.\n\n${estimate("shop")}`);
  expect(withEstimate(`${both}\n\nCall me.`, estimate("landing"))).toBe(
    `I bake.\n\nCall me.\n\n${estimate("landing")}`,
  );
  const withoutSums = both.split("\n").slice(0, -1).join("\n");
  expect(withEstimate(`${withoutSums}\nCall me.`, estimate("shop"))).toBe(
    `I bake.\n\nCall me.\n\n${estimate("shop")}`,
  );
});
