import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { buildFolder } from "#contract/site-folder.ts";
import { newSubmission, submit } from "#tests/faults/visitors.ts";
import { freePort } from "#tests/support/free-port.ts";
import { sharedPostgres } from "#tests/support/postgres-cluster.ts";
import { isHealthy } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const postgres = await sharedPostgres();

let folder: string;

beforeEach(async () => {
  folder = await newFolder();
});

/** Starts the built server, whose log goes to `output`. */
function launch(settings: Record<string, string>, output: "ignore" | number = "ignore") {
  const server = spawn(process.execPath, [`${buildFolder}/server/main.js`], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: "0",
      DATA_DIR: folder,
      ...settings,
    },
    stdio: ["ignore", output, "pipe"],
  });
  let said = "";
  server.stderr?.setEncoding("utf8").on("data", (text: string) => {
    said += text;
  });
  return {
    said: () => said,
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGTERM");
      await ended;
      expect(server.exitCode).toBe(0);
    },
    /** Waits for a server that is expected to refuse. */
    async refused() {
      const impatience = setTimeout(() => server.kill("SIGKILL"), 120_000);
      await once(server, "close");
      clearTimeout(impatience);
      return { code: server.exitCode, said };
    },
  };
}

/** What keeps a server from starting, and what its sentence names. */
const obstacles: [what: string, settings: () => Promise<Record<string, string>>, named: string][] = [
  ["its data folder cannot be created", async () => ({ DATA_DIR: "/dev/null/orvane" }), "DATA_DIR"],
  [
    "its database file is not a database",
    async () => {
      await writeFile(join(folder, "orvane.sqlite"), "something else altogether".repeat(100));
      return {};
    },
    "DATA_DIR",
  ],
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

test.each(obstacles)("a server says in one sentence that %s, and exits", async (_what, settings, named) => {
  const { code, said } = await launch(await settings()).refused();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^The server cannot start\\. [^\\n]*${named}[^\\n]*\\n$`));
  expect(said).not.toMatch(/secret|\bat .*:\d+:\d+/);
});

describe("a server whose PostgreSQL is not there yet", () => {
  let databaseUrl: string;
  beforeEach(async () => {
    databaseUrl = await postgres.newDatabase();
    await postgres.stop();
  });
  afterEach(() => postgres.start());

  async function start() {
    const PORT = `${await freePort()}`;
    const url = `http://127.0.0.1:${PORT}`;
    const statusOf = (path: string) =>
      fetch(url + path)
        .then(({ status }) => status)
        .catch(() => null);
    return { ...launch({ PORT, DATABASE_URL: databaseUrl }), url, statusOf };
  }

  test("answers nobody until it can store a lead", async () => {
    const { url, said, statusOf, stop } = await start();
    await expect.poll(said).toContain("waiting for the database");
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
    await stop();
  });

  test("serves pages after a while, refuses leads, and exits when told to stop", async () => {
    const { url, statusOf, stop } = await start();
    await expect.poll(() => statusOf("/"), { timeout: 40_000 }).toBe(200);
    expect(await statusOf("/ready")).toBe(200);
    expect(await isHealthy(url)).toBe(false);
    expect(await submit(url, newSubmission())).toBe(503);
    expect(await statusOf("/functions/v1/lead?lead=x")).toBe(503);
    await stop();
  });
});

test("a server whose log cannot be written still stores leads", async () => {
  const PORT = `${await freePort()}`;
  const { stop } = launch({ PORT }, openSync("/dev/full", "w"));
  const url = `http://127.0.0.1:${PORT}`;
  await expect.poll(() => isHealthy(url)).toBe(true);
  expect(await submit(url, newSubmission())).toBe(200);
  expect(await isHealthy(url)).toBe(true);
  await stop();
});
