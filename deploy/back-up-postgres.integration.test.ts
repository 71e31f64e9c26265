import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { startPostgres } from "#tests/support/postgres-cluster.ts";
import { newLead } from "#tests/support/sample-lead.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

/** A server and the tools that dump it must be of one version: those of this machine's PostgreSQL. */
const programs = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim() ?? "";

describe.skipIf(!existsSync(join(programs, "pg_ctl")))("a dump of PostgreSQL", () => {
  let folder: string;
  let backups: string;
  let stamp: string;
  let databaseUrl: string;
  let restoredUrl: string;

  beforeAll(async () => {
    const postgres = await startPostgres(programs);
    databaseUrl = await postgres.newDatabase();
    restoredUrl = await postgres.newDatabase();
    folder = await newFolder();
    const store = await openStore(folder, databaseUrl);
    await saveLead(store, systemClock, newLead);
    await store.destroy();
  });

  beforeEach(async () => {
    backups = await mkdtemp(join(folder, "backups-"));
    stamp = join(backups, "last-backup");
  });

  function backUp(database = new URL(databaseUrl).pathname.slice(1)) {
    const { hostname, port, username } = new URL(databaseUrl);
    const connection = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: database };
    const words = [join(import.meta.dirname, "back-up-postgres.sh"), backups, stamp];
    return promisify(execFile)("sh", words, { env: { ...process.env, ...connection } });
  }

  test("contains every lead, and can be restored into an empty database", async () => {
    await backUp();
    const [dump = "", ...others] = (await readdir(backups)).filter((file) => file !== "last-backup");
    expect(dump).toMatch(/^orvane-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.dump$/);
    expect(others).toEqual([]);
    expect((await stat(join(backups, dump))).mode & 0o777).toBe(0o600);
    expect((await stat(stamp)).isFile()).toBe(true);

    const restoring = spawnSync("pg_restore", [`--dbname=${restoredUrl}`, join(backups, dump)]);
    expect(restoring.status).toBe(0);
    const store = await openStore(folder, restoredUrl);
    const leads = await store.selectFrom("lead").selectAll().execute();
    await store.destroy();
    expect(leads).toMatchObject([{ email: newLead.lead.email, message: newLead.lead.message }]);
  });

  test("older than 30 days is deleted, and nothing else is", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    const files = { "orvane-old.dump": 31, "orvane-young.dump": 29, "somebody-elses.dump": 31 };
    for (const [name, age] of Object.entries(files)) {
      await writeFile(join(backups, name), "");
      await utimes(join(backups, name), daysAgo(age), daysAgo(age));
    }
    await backUp();
    const left = await readdir(backups);
    expect(left).not.toContain("orvane-old.dump");
    expect(left).toEqual(expect.arrayContaining(["orvane-young.dump", "somebody-elses.dump"]));
  });

  test("that fails reports it, leaves no partial file and does not count as a backup", async () => {
    await expect(backUp("absent")).rejects.toThrow(/absent/);
    expect(await readdir(backups)).toEqual([]);
  });
});
