import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { truncateLog } from "#leads/retention/erase-leads.ts";
import { checkStore } from "#leads/store/health.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { folder, store } from "#tests/fresh-store.ts";
import { newLead } from "#tests/sample-lead.ts";

const save = () => saveLead(store, systemClock, newLead);

async function saveMany(count: number): Promise<void> {
  for (let lead = 0; lead < count; lead += 1) await save();
}

test("once a backup was copied over the open file, leads are refused and health says so", async () => {
  await saveMany(3);
  const backup = join(folder, "backup.sqlite");
  await sql`vacuum into ${sql.lit(backup)}`.execute(store);
  await saveMany(30);
  // Somebody reads, as somebody usually does, so that the log is not emptied.
  const reader = new DatabaseSync(sqliteFile(folder), { readOnly: true });
  reader.exec("begin; select * from lead");
  await writeFile(sqliteFile(folder), await readFile(backup));
  for (let lead = 0; lead < 3; lead += 1) {
    await expect(save()).rejects.toMatchObject({ code: "FILE_OVERWRITTEN" });
  }
  await expect(checkStore(store, systemClock)).rejects.toMatchObject({ code: "FILE_OVERWRITTEN" });
  reader.close();
});

test("what the command line does with the open file is not taken for damage", async () => {
  await saveMany(30);
  const other = await openStore(folder);
  await saveLead(other, systemClock, newLead);
  await saveMany(1);
  await other.deleteFrom("lead").execute();
  expect(await truncateLog(other)).toBe(true);
  await saveMany(1);
  await other.destroy();
  await saveMany(1);
  expect(await checkStore(store, systemClock)).toBeGreaterThan(0);
});
