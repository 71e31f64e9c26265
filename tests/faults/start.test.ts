import { openSync } from "node:fs";
import { rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore } from "#leads/store/open-store.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { freePort } from "#tests/support/free-port.ts";
import { sharedPostgres } from "#tests/support/postgres-cluster.ts";
import { isHealthy, launchServer, startServer } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { newSubmission, submit } from "#tests/support/visitors.ts";

const postgres = await sharedPostgres();

let folder: string;

beforeEach(async () => {
  folder = await newFolder();
});

const launch = async (environment: Record<string, string> = {}) =>
  launchServer({ port: await freePort(), dataFolder: folder, environment });

/** What keeps a server from starting, and what its error message names. */
const obstacles: [obstacle: string, settings: () => Promise<Record<string, string>>, message: string][] = [
  ["its data folder cannot be created", async () => ({ DATA_DIR: "/dev/null/orvane" }), "DATA_DIR"],
  [
    "mails cannot be written without a mail server",
    async () => {
      await writeFile(join(folder, "mail"), "");
      return {};
    },
    "DATA_DIR",
  ],
  ["its host is no address of the machine", async () => ({ HOST: "203.0.113.1" }), "HOST, .*203.0.113.1"],
  [
    "PostgreSQL has no such database",
    async () => ({ DATABASE_URL: `${await postgres.newDatabase()}_not` }),
    "_not",
  ],
];

test.each(obstacles)(
  "a server says in one sentence that %s, and exits",
  async (_obstacle, settings, message) => {
    const server = await launch(await settings());
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(new RegExp(`^The server cannot start\\. [^\\n]*${message}[^\\n]*\\n$`));
    expect(server.output()).not.toMatch(/secret|\bat .*:\d+:\d+/);
  },
);

test("a server whose database is damaged serves pages and lets leads wait until a backup is in its place", async () => {
  const file = join(folder, "orvane.sqlite");
  await writeFile(file, "something else altogether".repeat(400));
  const backupFolder = await newFolder();
  await (await openStore(backupFolder)).destroy();
  const server = await launch();
  const answer = (path: string) => fetch(server.url + path).catch(() => null);
  await expect.poll(async () => (await answer("/"))?.status).toBe(200);
  const health = await answer("/health");
  expect([health?.status, await health?.json()]).toEqual([
    503,
    { status: "leads cannot be stored", reason: "the database is damaged" },
  ]);
  const lead = submit(server.url, newSubmission());
  expect(server.output()).toMatch(
    /^waiting for the database: DATA_DIR [^\n]*damaged, restore a backup[^\n]*\n/,
  );
  await rm(file);
  await rename(join(backupFolder, "orvane.sqlite"), file);
  expect(await lead).toBe(200);
  expect(await isHealthy(server.url)).toBe(true);
  expect(await server.end("SIGTERM")).toBe(0);
});

describe("a server whose PostgreSQL is not there yet", () => {
  let databaseUrl: string;
  beforeEach(async () => {
    databaseUrl = await postgres.newDatabase();
    await postgres.stop();
  });
  afterEach(() => postgres.start());

  async function start() {
    const server = await launch({ DATABASE_URL: databaseUrl });
    const statusOf = (path: string) =>
      fetch(server.url + path)
        .then(({ status }) => status)
        .catch(() => null);
    return { ...server, statusOf };
  }

  test.runIf(isBroad)("answers nobody until it can store a lead", async () => {
    const { url, output, statusOf, end } = await start();
    await expect.poll(output).toContain("waiting for the database");
    expect(await statusOf("/ready")).toBe(null);
    await postgres.start();
    const submission = newSubmission();
    const statuses = new Set<number | null>();
    await expect
      .poll(async () => {
        const status = await submit(url, submission);
        statuses.add(status);
        return status;
      })
      .toBe(200);
    expect([...statuses]).not.toContain(503);
    expect(await end("SIGTERM")).toBe(0);
  });

  test("serves pages after a while, and lets leads wait until they are stored", async () => {
    const { url, statusOf, end } = await start();
    await expect.poll(() => statusOf("/"), { timeout: 40_000 }).toBe(200);
    expect(await statusOf("/ready")).toBe(200);
    expect(await isHealthy(url)).toBe(false);
    const lead = submit(url, newSubmission());
    const desk = statusOf("/functions/v1/lead?lead=x");
    await postgres.start();
    expect(await lead).toBe(200);
    expect(await desk).toBe(403);
    expect(await end("SIGTERM")).toBe(0);
  });

  test.runIf(isBroad)("refuses the leads that wait when it is told to stop, and exits", async () => {
    const { url, statusOf, end } = await start();
    await expect.poll(() => statusOf("/"), { timeout: 40_000 }).toBe(200);
    const leads = [submit(url, newSubmission()), submit(url, newSubmission())];
    // Answered once the earlier ones have been read.
    expect(await isHealthy(url)).toBe(false);
    expect(await end("SIGTERM")).toBe(0);
    expect(await Promise.all(leads)).toEqual([503, 503]);
  });
});

test("a server whose log cannot be written still stores leads", async () => {
  const log = openSync("/dev/full", "w");
  const { url, end } = await startServer({ port: await freePort(), dataFolder: folder, log });
  expect(await submit(url, newSubmission())).toBe(200);
  expect(await isHealthy(url)).toBe(true);
  expect(await end("SIGTERM")).toBe(0);
});
