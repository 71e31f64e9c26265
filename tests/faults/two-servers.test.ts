import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "#leads/store/open-store.ts";
import type { Store } from "#leads/store/tables.ts";
import { isBroad } from "#tests/support/breadth.ts";
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
  const runningServer = await startServer({ port, dataFolder: folder, smtpUrl: mailServer.url, databaseUrl });
  servers.push(runningServer);
  return runningServer;
}

async function storedAmong(store: Store, keys: Set<string>): Promise<string[]> {
  const leads = await store.selectFrom("lead").select("message").execute();
  const storedKeys = new Set(leads.map(({ message }) => keyIn(message)));
  return [...keys].filter((key) => storedKeys.has(key));
}

test("of two servers on one PostgreSQL one is killed and one frozen while they send: nothing is lost, and nothing sent twice within a lease", async () => {
  const [killedServer, frozenServer] = await Promise.all([server(), server()]);
  mailServer.delay(Number.POSITIVE_INFINITY);
  const visitors = startVisitors(10, [killedServer.url, frozenServer.url], 50);
  await expect.poll(() => mailServer.underWay).toBeGreaterThan(5);
  await expect.poll(() => visitors.answered.size).toBeGreaterThan(20);
  await visitors.leave();
  await killedServer.end("SIGKILL");
  frozenServer.signal("SIGSTOP");

  // A third server must not send what the other two have claimed.
  const store = await openStore(folder, databaseUrl);
  const claimedDeliveries = await store
    .selectFrom("delivery")
    .selectAll()
    .where("lease_until", ">", Date.now())
    .execute();
  expect(claimedDeliveries.length).toBeGreaterThan(5);
  const sentByThird = new Set<string>();
  const thirdServer = {
    store,
    clock: { now: () => Date.now() },
    deliver: async ({ delivery }: { delivery: { message_id: string } }) =>
      void sentByThird.add(delivery.message_id),
  };
  await Promise.all([sendDueDeliveries(thirdServer), sendDueDeliveries(thirdServer)]);
  expect(claimedDeliveries.filter(({ message_id }) => sentByThird.has(message_id))).toEqual([]);

  // The leases expire, and the frozen server wakes up too late to change the outcomes.
  mailServer.delay(0);
  await sendPendingDeliveries(store, mailServer.url);
  const outcomes = await store.selectFrom("delivery").selectAll().orderBy("id").execute();
  frozenServer.signal("SIGCONT");
  await expect.poll(() => isHealthy(frozenServer.url)).toBe(true);
  await wait(2_000);
  expect(await store.selectFrom("delivery").selectAll().orderBy("id").execute()).toEqual(outcomes);
  expect(outcomes.filter(({ state }) => state !== "sent")).toEqual([]);
  expect(await storedAmong(store, visitors.answered)).toHaveLength(visitors.answered.size);
  await store.destroy();
});

// The server on PostgreSQL that logs nothing of a lead (silent-log.test.ts) refuses one meanwhile, too.
test.runIf(isBroad)(
  "while PostgreSQL is stopped leads get 503, and are stored without a restart when it is back",
  async () => {
    const runningServer = await server();
    const visitors = startVisitors(5, [runningServer.url], 50);
    await expect.poll(() => visitors.answered.size).toBeGreaterThan(5);
    await postgres.stop();
    expect(await submit(runningServer.url, newSubmission())).toBe(503);
    await expect.poll(() => isHealthy(runningServer.url)).toBe(false);
    await postgres.start();
    const submission = newSubmission();
    await expect.poll(() => submit(runningServer.url, submission)).toBe(200);
    const countBefore = visitors.answered.size;
    await expect.poll(() => visitors.answered.size).toBeGreaterThan(countBefore);
    await visitors.leave();
    const store = await openStore(folder, databaseUrl);
    expect(await storedAmong(store, visitors.answered)).toHaveLength(visitors.answered.size);
    await sendPendingDeliveries(store, mailServer.url);
    const mails = await store
      .selectFrom("delivery")
      .select("message_id")
      .where("gathered_id", "is", null)
      .execute();
    expect(mails.filter(({ message_id }) => !mailServer.taken.includes(message_id))).toEqual([]);
    await store.destroy();
  },
);
