import { expect, test } from "vitest";
import { findLeftovers } from "#tools/leftovers.ts";

test("no title or description of a page is cut off by search engines", async () => {
  const cutOff = (await findLeftovers(".")).filter(({ kind }) => kind === "Too long");
  expect(cutOff).toEqual([]);
});
