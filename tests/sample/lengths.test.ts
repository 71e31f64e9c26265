import { expect, test } from "vitest";
import { findUnfinished } from "#tools/unfinished.ts";

test("no title or description of a page is cut off by search engines", async () => {
  const cutOff = (await findUnfinished(".")).filter(({ kind }) => kind === "Too long");
  expect(cutOff).toEqual([]);
});
