import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "#leads/store/open-store.ts";
import type { Store } from "#leads/store/tables.ts";
import { freePort } from "#tests/support/free-port.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { sharedPostgres } from "#tests/support/postgres-cluster.ts";
import { sendDueDeliveries, sendPendingDeliveries } from "#tests/support/send-due-deliveries.ts";
import { isHealthy, type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { keyIn, newSubmission, startVisitors, submit } from "#tests/support/visitors.ts";

const postgres = await sharedPostgres();

let mailServer: MailServer;
let folder: string;
let databaseUrl: string;
let servers: ServerProcess[];

beforeEach(async () => {
  mailServer = await startMailServer();
  folder = await newFolder();
  databaseUrl = await postgres.newDatabase();
  servers = [];
});
afterEach(async () => {
  mailServer.delay(0);
  for (const server of servers) await server.end("SIGKILL");
  await mailServer.stop();
});

async function server(): Promise<ServerProcess> {
  const port = await freePort();
  const started = await startServer({ port, dataFolder: folder, smtpUrl: mailServer.url, databaseUrl });
  servers.push(started);
  return started;
}

async function storedOf(store: Store, keys: Set<string>): Promise<string[]> {
  const leads = await store.selectFrom("lead").select("message").execute();
  const known = new Set(leads.map(({ message }) => keyIn(message)));
  return [...keys].filter((key) => known.has(key));
}

test("of two servers on one PostgreSQL one is killed and one frozen while they send: nothing is lost, and nothing sent twice within a lease", async () => {
  const [killed, frozen] = await Promise.all([server(), server()]);
  mailServer.delay(Number.POSITIVE_INFINITY);
  const visitors = startVisitors(10, [killed.url, frozen.url], 50);
  await expect.poll(() => mailServer.underWay).toBeGreaterThan(5);
  await expect.poll(() => visitors.answered.size).toBeGreaterThan(20);
  await visitors.leave();
  await killed.end("SIGKILL");
  frozen.signal("SIGSTOP");

  // A third server must not send what the other two have claimed.
  const store = await openStore(folder, databaseUrl);
  const claimed = await store
    .selectFrom("delivery")
    .selectAll()
    .where("lease_until", ">", Date.now())
    .execute();
  expect(claimed.length).toBeGreaterThan(5);
  const others = new Set<string>();
  const working = {
    store,
    clock: { now: () => Date.now() },
    deliver: async ({ delivery }: { delivery: { message_id: string } }) =>
      void others.add(delivery.message_id),
  };
  await Promise.all([sendDueDeliveries(working), sendDueDeliveries(working)]);
  expect(claimed.filter(({ message_id }) => others.has(message_id))).toEqual([]);

  // The leases expire; the frozen server wakes up too late to change the outcome.
  mailServer.delay(0);
  await sendPendingDeliveries(store, mailServer.url);
  const settled = await store.selectFrom("delivery").selectAll().orderBy("id").execute();
  frozen.signal("SIGCONT");
  await expect.poll(() => isHealthy(frozen.url)).toBe(true);
  await wait(2_000);
  expect(await store.selectFrom("delivery").selectAll().orderBy("id").execute()).toEqual(settled);
  expect(settled.filter(({ state }) => state !== "sent")).toEqual([]);
  expect(await storedOf(store, visitors.answered)).toHaveLength(visitors.answered.size);
  await store.destroy();
});

test("while PostgreSQL is stopped leads get 503, and are stored without a restart when it is back", async () => {
  const running = await server();
  const visitors = startVisitors(5, [running.url], 50);
  await expect.poll(() => visitors.answered.size).toBeGreaterThan(5);
  await postgres.stop();
  expect(await submit(running.url, newSubmission())).toBe(503);
  await expect.poll(() => isHealthy(running.url)).toBe(false);
  await postgres.start();
  const submission = newSubmission();
  await expect.poll(() => submit(running.url, submission)).toBe(200);
  const before = visitors.answered.size;
  await expect.poll(() => visitors.answered.size).toBeGreaterThan(before);
  await visitors.leave();
  const store = await openStore(folder, databaseUrl);
  expect(await storedOf(store, visitors.answered)).toHaveLength(visitors.answered.size);
  await sendPendingDeliveries(store, mailServer.url);
  const mails = await store
    .selectFrom("delivery")
    .select("message_id")
    .where("gathered_id", "is", null)
    .execute();
  expect(mails.filter(({ message_id }) => !mailServer.taken.includes(message_id))).toEqual([]);
  await store.destroy();
});
