import { sql } from "kysely";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { columnsOf } from "#contact/lead-fields.ts";
import { countWithoutReceipt } from "#contact/outbox/delivery-counts.ts";
import { PermanentFailure } from "#contact/outbox/failures.ts";
import { type Deliver, type OutboxDependencies, sendDueDeliveries } from "#contact/outbox/outbox.ts";
import { checkStore } from "#contact/store/health.ts";
import { openStore } from "#contact/store/open-store.ts";
import { type NewLead, saveLead } from "#contact/store/save-lead.ts";
import type { Store } from "#contact/store/tables.ts";
import { startPostgres } from "#tests/faults/postgres-cluster.ts";
import { newLead } from "#tests/sample-lead.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const minute = 60_000;
const day = 24 * 60 * minute;
const alarm = { recipient: "owner@orvane.example", mailHost: "orvane.example" };

// On SQLite the tests beside the code hold the same for one server.
describe("on PostgreSQL", () => {
  let store: Store;
  /** The second server's database. */
  let other: Store;
  let now: number;
  const clock = { now: () => now };

  beforeEach(async () => {
    const url = await postgres.newDatabase();
    [store, other] = await Promise.all([openStore("", url), openStore("", url)]);
    now = 1_700_000_000_000;
  });
  afterEach(() => Promise.all([store, other].map((open) => open.destroy())));

  const submission = (idempotencyKey: string | null = null): NewLead => ({
    ...newLead,
    idempotencyKey,
    deliveries: ["agency"],
  });

  function parts(deliver: Deliver, through = store): OutboxDependencies {
    return { store: through, clock, deliver, random: () => 0.5, log: { info() {}, error() {} } };
  }

  const theMail = () => store.selectFrom("delivery").selectAll().executeTakeFirstOrThrow();

  test("a lead is read back unchanged, numbers as numbers", async () => {
    await saveLead(store, clock, submission());
    expect(await other.selectFrom("lead").selectAll().executeTakeFirst()).toMatchObject({
      ...columnsOf(submission().lead),
      created_at: now,
      state: "accepted",
      score: 0,
    });
    expect(await theMail()).toMatchObject({ created_at: now, next_attempt_at: now, sent_at: null });
    await checkStore(store, clock);
    expect(await countWithoutReceipt(store, clock)).toBe(1);
  });

  test("twenty identical submissions to two servers at once are one lead with equal responses", async () => {
    const saved = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        saveLead(index % 2 === 0 ? store : other, clock, submission("0123456789abcdef")),
      ),
    );
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
    expect(saved.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await store.selectFrom("lead").select("id").execute()).toHaveLength(1);
    expect(await store.selectFrom("delivery").select("id").execute()).toHaveLength(1);
  });

  test("many workers of two servers share the mails and send none twice", async () => {
    for (let index = 0; index < 40; index += 1) await saveLead(store, clock, submission());
    const sent: string[] = [];
    const deliver: Deliver = async ({ delivery }) => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      sent.push(delivery.id);
    };
    const workers = [store, other, store, other, store, other];
    await Promise.all(workers.map((through) => sendDueDeliveries(parts(deliver, through))));
    expect(sent).toHaveLength(40);
    expect(new Set(sent).size).toBe(40);
  });

  test("a worker that hangs loses its claim to the other server and comes too late to overwrite", async () => {
    await saveLead(store, clock, submission());
    const hanging = Promise.withResolvers<void>();
    const late = sendDueDeliveries(parts(() => hanging.promise));
    await expect.poll(async () => (await theMail()).fence).toBe(1);
    const early = parts(() => Promise.reject(new Error("claimed too early")), other);
    await sendDueDeliveries(early);
    expect(await theMail()).toMatchObject({ fence: 1, attempts: 1 });
    now += 6 * minute;
    await sendDueDeliveries(parts(async () => {}, other));
    hanging.reject(new PermanentFailure("too late"));
    await late;
    expect(await theMail()).toMatchObject({ state: "sent", fence: 2, last_error: null });
  });

  test("a clock changed by a day in either direction delays no mail", async () => {
    await saveLead(store, clock, submission());
    const failing = parts(() => Promise.reject(new Error("down")));
    await sendDueDeliveries(failing);
    now -= day;
    await saveLead(store, clock, submission());
    const sent: string[] = [];
    const working = parts(async ({ delivery }) => void sent.push(delivery.id));
    await sendDueDeliveries(working);
    expect(sent).toHaveLength(2);

    await saveLead(store, clock, submission());
    await sendDueDeliveries(failing);
    now += 2 * day;
    await sendDueDeliveries(failing);
    expect(await store.selectFrom("delivery").select("id").where("state", "=", "dead").execute()).toEqual([]);
    now += 10 * minute;
    await sendDueDeliveries(working);
    expect(sent).toHaveLength(3);
  });

  test("two servers that find dead mails at once send one alarm", async () => {
    const alarms: (string | null)[] = [];
    const deliver: Deliver = async ({ delivery }) => {
      if (delivery.kind !== "alarm") throw new PermanentFailure("550 no");
      alarms.push(delivery.payload);
    };
    for (let index = 0; index < 6; index += 1)
      await saveLead(store, clock, { ...submission(), deliveries: ["webhook"] });
    await Promise.all(
      [store, other].map((through) => sendDueDeliveries({ ...parts(deliver, through), alarm })),
    );
    expect(alarms).toHaveLength(1);
    now += 61 * minute;
    await Promise.all(
      [store, other].map((through) => sendDueDeliveries({ ...parts(deliver, through), alarm })),
    );
    const told = alarms.map((payload) => Number(JSON.parse(payload ?? "{}").dead?.webhook ?? 0));
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(6);
  });
});

test("a PostgreSQL that acknowledges commits before they are on disk is rejected", async () => {
  const url = await postgres.newDatabase();
  const options = "-c synchronous_commit=off";
  await expect(openStore("", `${url}?options=${encodeURIComponent(options)}`)).rejects.toThrow(
    "unsafe database setting",
  );
  const store = await openStore("", url);
  await sql`select 1`.execute(store);
  await store.destroy();
});
