import { execFile, type SpawnSyncOptions, spawnSync } from "node:child_process";
import { chmod, chown, mkdtemp, readdir, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { freePort } from "#tests/support/free-port.ts";
import { newLead } from "#tests/support/sample-lead.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const run = promisify(execFile);
const script = join(import.meta.dirname, "back-up-postgres.sh");

/** A server and the tools that dump it must be of one version: those of this machine's PostgreSQL. */
const programs = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim() ?? "";
const isInstalled = spawnSync(join(programs, "pg_ctl"), ["--version"]).status === 0;

/** PostgreSQL refuses to run as root. */
const asOwner: SpawnSyncOptions = { stdio: "ignore" };
if (process.getuid?.() === 0) {
  asOwner.uid = Number(spawnSync("id", ["-u", "postgres"], { encoding: "utf8" }).stdout);
}

describe.skipIf(!isInstalled)("a dump of PostgreSQL", () => {
  let folder: string;
  let backups: string;
  let stamp: string;
  let environment: NodeJS.ProcessEnv;
  const started = (name: string, ...words: string[]) =>
    expect(spawnSync(join(programs, name), words, asOwner).status).toBe(0);

  beforeAll(async () => {
    folder = await newFolder();
    if (asOwner.uid !== undefined) await chown(folder, asOwner.uid, -1);
    await chmod(folder, 0o755);
    const port = await freePort();
    const cluster = join(folder, "cluster");
    started("initdb", "--username=orvane", "--auth=trust", `--pgdata=${cluster}`);
    const options = `-h 127.0.0.1 -p ${port} -k ""`;
    started("pg_ctl", "start", "--wait", `--pgdata=${cluster}`, `--options=${options}`);
    environment = {
      ...process.env,
      PGHOST: "127.0.0.1",
      PGPORT: `${port}`,
      PGUSER: "orvane",
      PGDATABASE: "orvane",
    };
    for (const name of ["orvane", "restored"]) await run("createdb", [name], { env: environment });
    const store = await openStore(folder, addressOf("orvane"));
    await saveLead(store, systemClock, newLead);
    await store.destroy();
  });

  afterAll(async () => {
    started("pg_ctl", "stop", "--mode=fast", `--pgdata=${join(folder, "cluster")}`);
  });

  beforeEach(async () => {
    backups = await mkdtemp(join(folder, "backups-"));
    stamp = join(backups, "last-backup");
  });

  const addressOf = (name: string) =>
    `postgres://orvane@${environment["PGHOST"]}:${environment["PGPORT"]}/${name}`;

  test("contains every lead, and can be restored into an empty database", async () => {
    await run("sh", [script, backups, stamp], { env: environment });
    const [dump = "", ...others] = (await readdir(backups)).filter((file) => file !== "last-backup");
    expect(dump).toMatch(/^orvane-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.dump$/);
    expect(others).toEqual([]);
    expect((await stat(join(backups, dump))).mode & 0o777).toBe(0o600);
    expect((await stat(stamp)).isFile()).toBe(true);

    await run("pg_restore", ["--dbname=restored", join(backups, dump)], { env: environment });
    const store = await openStore(folder, addressOf("restored"));
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
    await run("sh", [script, backups, stamp], { env: environment });
    const left = await readdir(backups);
    expect(left).not.toContain("orvane-old.dump");
    expect(left).toEqual(expect.arrayContaining(["orvane-young.dump", "somebody-elses.dump"]));
  });

  test("that fails reports it, leaves no partial file and does not count as a backup", async () => {
    const failing = run("sh", [script, backups, stamp], { env: { ...environment, PGDATABASE: "absent" } });
    await expect(failing).rejects.toThrow(/absent/);
    expect(await readdir(backups)).toEqual([]);
  });
});
