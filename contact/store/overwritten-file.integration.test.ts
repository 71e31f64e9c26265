import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { systemClock } from "#contact/clock.ts";
import { truncateLog } from "#contact/retention/erase-leads.ts";
import { checkStore, watchStoreFile } from "#contact/store/health.ts";
import { sqliteFile } from "#contact/store/open-sqlite.ts";
import { openStore } from "#contact/store/open-store.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import { folder, store } from "#tests/fresh-store.ts";
import "#tests/office-hours.ts";
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

test("what the command line does with the open file is no damage", async () => {
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

test("a check of the whole file at night finds damage that no lead would meet, and leads are refused", async () => {
  await saveMany(200);
  await truncateLog(store);
  const file = await watchStoreFile(store, sqliteFile(folder));
  const at = (hour: number) => ({ now: () => Date.UTC(2026, 10, 21, hour) });
  await file.checkNightly(at(2));
  const bytes = await readFile(sqliteFile(folder));
  // In the middle of the file, so that the header and the schema still look like a database.
  bytes.fill(0x5a, bytes.length / 2, bytes.length / 2 + 8 * 4096);
  await writeFile(sqliteFile(folder), bytes);
  await file.checkNightly(at(12));
  await file.assertSound();
  await expect(file.checkNightly(at(26))).rejects.toMatchObject({ code: "FILE_DAMAGED" });
  await expect(file.assertSound()).rejects.toMatchObject({ code: "FILE_DAMAGED" });
});
