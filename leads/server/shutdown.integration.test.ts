import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildFolder } from "#data/contract/reader/site-folder.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { newSubmission, submit } from "#tests/support/visitors.ts";

let folder: string;
let server: ServerProcess | undefined;
beforeEach(async () => {
  folder = await newFolder();
});
afterEach(async () => {
  await server?.end("SIGKILL");
});

async function start(environment: Record<string, string>): Promise<ServerProcess> {
  server = await startServer({ port: await freePort(), dataFolder: folder, smtpUrl: "", environment });
  return server;
}

const noMail = { lastMail: null, oldestRefusedMail: null, failedDeliveries: 0 };
const statusOf = async (url: string) => (await fetch(url)).status;

test("a server that is told to stop reports that first, and answers every request until it exits", async () => {
  const { url, end } = await start({ DRAIN_SECONDS: "2" });
  expect(await statusOf(`${url}/ready`)).toBe(200);

  // Acts like a load balancer: sends nobody to a server that has announced its shutdown.
  let isOffered = true;
  let answered = 0;
  const page = () => statusOf(`${url}/`);
  const visitor = async (visit: () => Promise<number | null>) => {
    while (isOffered) {
      expect(await visit()).toBe(200);
      answered += 1;
    }
  };
  const visits = Promise.all([visitor(page), visitor(page), visitor(() => submit(url, newSubmission()))]);
  await expect.poll(() => answered).toBeGreaterThan(20);
  const ended = end("SIGTERM");
  await expect.poll(() => statusOf(`${url}/ready`)).toBe(503);
  const before = answered;
  expect((await fetch(`${url}/`)).headers.get("connection")).toBe("close");
  expect(await statusOf(`${url}/health`)).toBe(200);
  await expect.poll(() => answered).toBeGreaterThan(before);
  isOffered = false;
  await visits;
  await ended;
  await expect(page()).rejects.toThrow();
}, 30_000);

test("systemd is notified when the server is ready, and when it stops; the health check reports the last backup", async () => {
  const notified = join(folder, "notified");
  const program = join(folder, "systemd-notify");
  await writeFile(program, `#!/bin/sh\necho "$1" >> ${notified}\n`, { mode: 0o755 });
  const environment = { NOTIFY_SOCKET: "/run/anything", PATH: `${folder}:${process.env["PATH"]}` };
  const { url, end } = await start(environment);
  await expect.poll(() => readFile(notified, "utf8").catch(() => "")).toBe("--ready\n");

  const health = async () => (await fetch(`${url}/health`)).json();
  expect(await health()).toEqual({ status: "ok", lastBackup: null, ...noMail });
  const words = [`${buildFolder}/server/leads.js`, "backup", "--dir", join(folder, "backups")];
  const ofBackup = { PATH: process.env["PATH"], DATA_DIR: folder };
  expect(spawnSync(process.execPath, words, { env: ofBackup }).status).toBe(0);
  const time = expect.stringMatching(/^20\d\d-/);
  expect(await health()).toEqual({ status: "ok", lastBackup: time, ...noMail });
  await end("SIGTERM");
  expect(await readFile(notified, "utf8")).toBe("--ready\n--stopping\n");
});
