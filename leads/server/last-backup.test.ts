import { join } from "node:path";
import { expect, test } from "vitest";
import { hasRoomForBackup } from "#leads/server/last-backup.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

test("a server on PostgreSQL is well without a folder of its own", async () => {
  expect(await hasRoomForBackup(join(await newFolder(), "missing"))).toBe(true);
});
