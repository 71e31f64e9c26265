import { expect, test } from "vitest";
import { checkOwnerFiles } from "#src/build/owner-files.ts";

test("the owner's files are in order as delivered", async () => {
  await expect(checkOwnerFiles()).resolves.toBeUndefined();
});
