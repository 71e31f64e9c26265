import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { day, hour } from "#contract/formats/milliseconds.ts";
import { systemClock } from "#leads/clock.ts";
import { copiesToRemove } from "#leads/commands/kept-copies.ts";
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

  const dumpAt = (age: number) =>
    `orvane-${new Date(Date.now() - age).toISOString().slice(0, 19).replaceAll(":", "-")}Z.dump`;
  /** Puts dumps of so many bytes into the folder. */
  const put = (names: string[], bytes = 0) =>
    Promise.all(names.map((name) => writeFile(join(backups, name), Buffer.alloc(bytes))));
  const hourly = (count: number) => Array.from({ length: count }, (_, index) => dumpAt((index + 1) * hour));
  /** As the copies of the embedded database are kept. */
  const keptOf = (names: string[], missing = 0) => {
    const copies = names.map((name) => {
      const [, day, time = ""] = /orvane-(.{10})T(.*)\.dump/.exec(name) ?? [];
      return { name, at: Date.parse(`${day}T${time.replaceAll("-", ":")}`), bytes: 1_000_000 };
    });
    const removed = copiesToRemove(copies, Date.now(), 30 * day, missing).map(({ name }) => name);
    return names.filter((name) => !removed.includes(name)).toSorted();
  };
  const dumps = async () => (await readdir(backups)).filter((name) => name.startsWith("orvane-")).toSorted();

  test("leaves those of a day, and one a day for 30 days, as copies of the embedded database are kept, and other files", async () => {
    const names = hourly(24 * 33);
    await put(names);
    await put(["somebody-elses.dump", "orvane-old.dump"]);
    const old = new Date(Date.now() - 40 * day);
    await utimes(join(backups, "somebody-elses.dump"), old, old);
    await backUp();
    const left = await dumps();
    const [made] = left.filter((name) => !names.includes(name) && name !== "orvane-old.dump");
    expect(left.filter((name) => names.includes(name))).toEqual(keptOf(names));
    expect(made).toMatch(/Z\.dump$/);
    expect(await readdir(backups)).toEqual(
      expect.arrayContaining(["somebody-elses.dump", "orvane-old.dump"]),
    );
  });

  test("takes away what a killed one has left, and not what another is writing", async () => {
    const gone = spawnSync("true").pid;
    const [dead, busy] = [`${dumpAt(hour)}.${gone}.part`, `${dumpAt(0)}.${process.pid}.part`];
    await put([dead, busy, `${dumpAt(2 * hour)}.part`]);
    await backUp();
    expect((await readdir(backups)).filter((name) => name.endsWith(".part"))).toEqual([busy]);
  });

  describe.skipIf(userInfo().uid !== 0)("on a small disk", () => {
    const mount = (size: string) => {
      const words = ["-t", "tmpfs", "-o", `size=${size}`, "orvane-test", backups];
      const { status } = spawnSync("mount", words);
      return status === 0;
    };
    afterEach(() => void spawnSync("umount", [backups]));

    test("makes room by removing hourly ones first, keeps the newest, and says where there is none", async (context) => {
      if (!mount("100m")) context.skip("cannot mount here");
      const noRoom = join(backups, "no-room-for-backup");
      const names = hourly(24 * 3);
      await put(names, 1_000_000);
      await backUp();
      const left = (await dumps()).filter((name) => names.includes(name));
      // Whatever was missing, what is left is what that much would have left.
      const possible = names.map((_, count) => keptOf(names, count * 1_000_000).join());
      expect(possible).toContain(left.join());
      expect(existsSync(noRoom)).toBe(false);

      for (const name of left) await rm(join(backups, name));
      await writeFile(join(backups, "filler"), Buffer.alloc(85_000_000));
      await expect(backUp()).rejects.toThrow(/no room/);
      expect(existsSync(noRoom)).toBe(true);
      expect(await dumps()).toHaveLength(1);
      await rm(join(backups, "filler"));
      await backUp();
      expect(existsSync(noRoom)).toBe(false);
    });
  });

  test("that fails reports it, leaves no partial file and does not count as a backup", async () => {
    await expect(backUp("absent")).rejects.toThrow(/absent/);
    expect(await readdir(backups)).toEqual([]);
  });
});
