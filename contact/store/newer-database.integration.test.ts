import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openStore } from "#contact/store/open-store.ts";

test("a database of a newer version is refused, naming the version needed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "newer-"));
  const store = await openStore(folder);
  await sql`insert into kysely_migration (name, timestamp) values ('9999-of-tomorrow', '2027-01-01')`.execute(
    store,
  );
  await store.destroy();
  await expect(openStore(folder)).rejects.toThrow(/newer version.*9999-of-tomorrow.*backup/);
  await rm(folder, { recursive: true });
});
