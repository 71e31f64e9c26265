import { execFileSync, spawnSync } from "node:child_process";
import { readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day, hour } from "#contract/formats/milliseconds.ts";
import { buildFolder } from "#data/contract/reader/site-folder.ts";
import { backUp } from "#leads/commands/back-up.ts";
import { copySize, roomIn } from "#leads/store/disk-space.ts";
import { sqliteFile } from "#leads/store/open-sqlite.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { sqliteDialects } from "#leads/store/sqlite-dialect.ts";
import { startSqliteThread } from "#leads/store/sqlite-thread.ts";
import type { Tables } from "#leads/store/tables.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";
import { isHealthy, startServer } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { keyIn, newSubmission, submit } from "#tests/support/visitors.ts";

let folder: string;
let mailServer: MailServer;
const cleanups: (() => unknown)[] = [];

beforeEach(async () => {
  folder = await newFolder();
  mailServer = await startMailServer();
});
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
  await mailServer.stop();
});

async function server() {
  const runningServer = await startServer({
    port: await freePort(),
    dataFolder: folder,
    smtpUrl: mailServer.url,
  });
  cleanups.unshift(() => runningServer.end("SIGKILL"));
  return runningServer;
}

/** Sends leads until one is answered with `lastStatus`. Resolves to the keys of the stored ones. */
async function submitUntil(url: string, lastStatus: number): Promise<string[]> {
  const storedKeys: string[] = [];
  for (let turn = 0; turn < 2_000; turn += 1) {
    const submission = newSubmission();
    const status = await submit(url, submission);
    expect([200, 503]).toContain(status);
    if (status === 200) storedKeys.push(submission["idempotencyKey"] ?? "");
    if (status === lastStatus) return storedKeys;
  }
  throw new Error(`none was answered ${lastStatus}`);
}

/** Puts the data on a small disk, or skips the test. */
function mountSmallDisk(skip: (reason: string) => void, size = "3m"): void {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "orvane-test", folder], { stdio: "ignore" });
    cleanups.push(() => void execFileSync("umount", [folder]));
  } catch {
    skip("mounting a small file system is not allowed here");
  }
}

const statusOf = (url: string) =>
  fetch(url)
    .then(({ status }) => status)
    .catch(() => null);

const healthOf = async (url: string) => (await fetch(`${url}/health`)).json();

/** Why `/health` says that leads cannot be stored. */
const failureAt = async (url: string): Promise<unknown> => (await healthOf(url)).reason;

describe("the server recovers without a restart", () => {
  test("from a full disk (needs root, for a small file system)", async ({ skip }) => {
    mountSmallDisk(skip);
    const runningServer = await server();
    const stored = await submitUntil(runningServer.url, 200);
    const filler = join(folder, "filler");
    await writeFile(filler, Buffer.alloc(3 * 1024 * 1024)).catch(() => {});
    stored.push(...(await submitUntil(runningServer.url, 503)));
    await expect.poll(() => isHealthy(runningServer.url)).toBe(false);
    await rm(filler);
    stored.push(...(await submitUntil(runningServer.url, 200)));
    await expect.poll(() => isHealthy(runningServer.url)).toBe(true);

    const store = await openStore(folder);
    cleanups.unshift(() => store.destroy());
    const leads = await store.selectFrom("lead").select("message").execute();
    const keys = new Set(leads.map(({ message }) => keyIn(message)));
    expect(stored.filter((key) => !keys.has(key))).toEqual([]);
    const mails = await store
      .selectFrom("delivery")
      .select("message_id")
      .where("gathered_id", "is", null)
      .execute();
    const missing = () => mails.filter(({ message_id }) => !mailServer.taken.includes(message_id));
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  });

  test("from a disk that was full at start: pages are served meanwhile (needs root)", async ({ skip }) => {
    mountSmallDisk(skip);
    const filler = join(folder, "filler");
    await writeFile(filler, Buffer.alloc(4 * 1024 * 1024)).catch(() => {});
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const starting = startServer({ port, dataFolder: folder, smtpUrl: mailServer.url });
    cleanups.unshift(async () => (await starting).end("SIGKILL"));
    await expect.poll(() => statusOf(url)).toBe(200);
    expect(await failureAt(url)).toBe("the disk is full");
    const lead = submit(url, newSubmission());
    await rm(filler);
    expect(await lead).toBe(200);
    await starting;
  });

  test.runIf(isBroad)(
    "from a disk that was read-only at start: pages are served meanwhile (needs root)",
    async ({ skip }) => {
      mountSmallDisk(skip);
      await (await openStore(folder)).destroy();
      const remount = (how: string) => execFileSync("mount", ["-o", `remount,${how}`, folder]);
      remount("ro");
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const starting = startServer({ port, dataFolder: folder, smtpUrl: mailServer.url });
      cleanups.unshift(async () => (await starting).end("SIGKILL"));
      await expect.poll(() => statusOf(url)).toBe(200);
      expect(await failureAt(url)).toBe("the disk or the database is read-only");
      const lead = submit(url, newSubmission());
      remount("rw");
      expect(await lead).toBe(200);
      await starting;
    },
  );

  test("from a disk without room for backups, which take none from leads (needs root)", async ({ skip }) => {
    mountSmallDisk(skip, "12m");
    const { url } = await server();
    const backups = join(folder, "backups");
    let now = Date.now();
    for (let turn = 0; turn < 100; turn += 1) {
      now += hour;
      if (turn % 10 === 0) expect(await submit(url, newSubmission())).toBe(200);
      await backUp(sqliteFile(folder), backups, 30 * day, { now: () => now });
    }
    expect((await readdir(backups)).length).toBeGreaterThan(1);
    expect(await healthOf(url)).toMatchObject({ status: "ok" });

    const { free, reserve } = await roomIn(folder, await copySize(sqliteFile(folder)));
    for (const copy of await readdir(backups)) await rm(join(backups, copy));
    const { free: freeAfter } = await roomIn(folder, 0);
    const filler = join(folder, "filler");
    await writeFile(filler, Buffer.alloc(freeAfter - reserve * 0.7));
    expect(free).toBeGreaterThan(reserve);
    const run = () =>
      spawnSync(process.execPath, [`${buildFolder}/server/leads.js`, "backup", "--dir", backups], {
        env: { ...process.env, DATA_DIR: folder },
        encoding: "utf8",
      });
    expect(run()).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^no room for a backup[^\n]*\n$/),
    });
    expect(await healthOf(url)).toMatchObject({ status: "no room for backups" });
    expect(await submit(url, newSubmission())).toBe(200);
    await rm(filler);
    expect(run()).toMatchObject({ status: 0 });
    expect(await healthOf(url)).toMatchObject({ status: "ok" });
  });

  // The failure is injected into the database, because a test cannot break a real disk.
  test("from a commit that could not be synced to disk", async () => {
    await (await openStore(folder)).destroy();
    let isBroken = true;
    const thread = startSqliteThread({ file: sqliteFile(folder), busyTimeout: 1_000 }, null);
    const ask: typeof thread.ask = (statement, parameters) =>
      isBroken && statement === "commit"
        ? Promise.reject(Object.assign(new Error("disk I/O error"), { errstr: "disk I/O error" }))
        : thread.ask(statement, parameters);
    const dialects = sqliteDialects(() => ({ ...thread, ask }), null);
    const store = new Kysely<Tables>({ dialect: dialects.ordinary });
    cleanups.unshift(() => store.destroy());
    const now = Date.now();
    const clock = { now: () => now };
    const lead = { ...newLead, idempotencyKey: "0123456789abcdef", deliveries: ["agency"] as const };
    const save = () => saveLead(store, clock, lead);
    await expect(save()).rejects.toThrow("disk I/O error");
    await expect(save()).rejects.toThrow("disk I/O error");
    expect(await store.selectFrom("lead").select("id").execute()).toEqual([]);
    isBroken = false;
    await save();
    const sentIds: string[] = [];
    const deliver = async ({ delivery }: { delivery: { id: string } }) => void sentIds.push(delivery.id);
    await sendDueDeliveries({ store, clock, deliver });
    expect(sentIds).toHaveLength(1);
  });
});
