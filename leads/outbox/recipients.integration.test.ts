import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day, hour, minute } from "#contract/formats/milliseconds.ts";
import { actOnLead, viewLead } from "#leads/actions/act-on-lead.ts";
import { queueDailyReport } from "#leads/daily/daily-report.ts";
import { smtpTransport } from "#leads/mail/transport.ts";
import { readMailboxes } from "#leads/mailboxes.ts";
import { mailState, readMailHealth } from "#leads/outbox/mail-health.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { migrations } from "#leads/store/migrations.ts";
import { openSqlite } from "#leads/store/open-sqlite.ts";
import { openStore } from "#leads/store/open-store.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import type { DeliveryKind, DeliveryTable, Store } from "#leads/store/tables.ts";
import { type MailServer, startMailServer } from "#tests/support/mail-server.ts";
import { mailSettings, newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const [zoe, leo, ana] = ["zoe@agency.example", "leo@agency.example", "ana@agency.example"];
const everybody = [zoe, leo, ana];

let now: number;
let folder: string;
let store: Store;
let server: MailServer;
/** How the server answers leo@ at RCPT; nothing if it takes his mail. */
let refusal: { responseCode: number; message: string } | null;
let logged: Record<string, unknown>[];
const clock = { now: () => now };

beforeEach(async () => {
  now = Date.UTC(2026, 10, 24, 9);
  refusal = null;
  logged = [];
  folder = await newFolder();
  store = await openStore(folder);
  server = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(refusal && address === leo ? Object.assign(new Error(refusal.message), refusal) : null),
  });
});
afterEach(async () => {
  await server.stop();
  await store.destroy();
});

const lead = (deliveries: DeliveryKind[], mailboxes = everybody) =>
  saveLead(store, clock, { ...newLead, deliveries, mailboxes });

/** Sends what is due, by the settings of an owner with these mailboxes. */
async function send(to = everybody): Promise<void> {
  const sendMail = smtpTransport(server.url);
  const deliver = createDeliver({ store, clock, sendMail, mails: { ...mailSettings, to }, webhook: null });
  const note = (details: unknown) => void logged.push(details as Record<string, unknown>);
  await sendDueDeliveries({
    store,
    clock,
    deliver,
    random: () => 0.5,
    log: { info: note, error: note },
    numberOf: (mailbox: string) => to.indexOf(mailbox) + 1,
  });
  sendMail.close();
}

const received = () =>
  server.mails.flatMap(({ to }) => to?.map(({ address }) => address ?? "") ?? []).toSorted();

describe("one of several mailboxes that refuses its mail", () => {
  test.each<[kind: DeliveryKind, responseCode: number, message: string]>([
    ["agency", 550, "no such user"],
    ["agency", 450, "4.2.0 greylisted"],
    ["suspect", 452, "4.2.2 mailbox full"],
    ["daily", 550, "5.1.1 no such user"],
  ])(
    "delays the %s mails of nobody else, and gets its own once it takes it (%i)",
    async (kind, responseCode, message) => {
      refusal = { responseCode, message };
      await lead(kind === "daily" ? [] : [kind]);
      if (kind === "daily") {
        now += day;
        await queueDailyReport(store, clock, everybody);
      }
      await send();
      expect(received()).toEqual([ana, zoe]);
      expect(await readMailHealth(store)).toMatchObject({
        refusedMailboxes: [leo],
        oldestRefused: now,
        failedCount: 0,
      });
      // Whose mailbox it is, it says by a number alone.
      expect(logged).toMatchObject([{ kind, mailbox: 2 }]);
      expect(JSON.stringify(logged)).not.toContain("leo");

      const first = now;
      for (now += 5 * minute; now < first + hour; now += 5 * minute) await send();
      expect(mailState(await readMailHealth(store), first + hour + 1)).toBe("late");
      refusal = null;
      now = first + 2 * hour;
      await send();
      expect(received()).toEqual([ana, leo, zoe]);
      expect(await readMailHealth(store)).toMatchObject({ refusedMailboxes: [], oldestRefused: null });
    },
  );

  test("is named at the desk, and alone gets its mail again once it was given up", async () => {
    refusal = { responseCode: 550, message: "no such user" };
    const { id } = await lead(["agency"]);
    for (let days = 0; days < 5; days += 1) {
      await send();
      now += day;
    }
    const states = (await viewLead(store, id))?.deliveries.map(({ recipient, state }) => [recipient, state]);
    expect(states?.toSorted()).toEqual([
      [ana, "sent"],
      [leo, "dead"],
      [zoe, "sent"],
    ]);
    refusal = null;
    const acting = {
      store,
      clock,
      deliveries: ["agency" as const],
      mailboxes: { to: everybody, routed: [] },
    };
    expect(await actOnLead(acting, id, "retry", "link")).toMatchObject({ isDone: true });
    // Nothing has been refused since somebody asked for it.
    expect(await readMailHealth(store)).toMatchObject({ oldestRefused: null, failedCount: 0 });
    await send();
    expect(received()).toEqual([ana, leo, zoe]);
  });

  test("makes a mail to several a failure, whoever took it", async () => {
    refusal = { responseCode: 450, message: "4.2.0 greylisted" };
    const sendMail = smtpTransport(server.url);
    await expect(sendMail({ from: zoe, to: [zoe, leo], text: "Hello" })).rejects.toThrow("greylisted");
    sendMail.close();
  });
});

test("a lead released again after it was spam goes once to each mailbox", async () => {
  const { id } = await lead([]);
  await store.updateTable("lead").set({ state: "quarantined" }).execute();
  const acting = { store, clock, deliveries: ["agency" as const], mailboxes: { to: everybody, routed: [] } };
  for (const action of ["release", "spam", "release"] as const) await actOnLead(acting, id, action, "link");
  await send();
  for (const action of ["spam", "release"] as const) await actOnLead(acting, id, action, "link");
  await send();
  expect(received()).toEqual(everybody.toSorted());
});

test("a mailbox that is listed twice gets one mail", async () => {
  await lead(
    ["agency"],
    readMailboxes("Zoe@agency.example, zoe@AGENCY.example,zoe@agency.example , leo@agency.example"),
  );
  await send([zoe, leo]);
  expect(
    received()
      .map((address) => address.toLowerCase())
      .toSorted(),
  ).toEqual([leo, zoe]);
});

describe("a mailbox that is removed from the settings", () => {
  test("gets nothing more, and who takes its place gets what it never got", async () => {
    refusal = { responseCode: 450, message: "4.2.0 try later" };
    await lead(["agency", "acknowledgement"], [zoe, leo]);
    await send([zoe, leo]);
    refusal = null;
    now += hour;
    await send([zoe, ana]);
    await send([zoe, ana]);
    expect(received().filter((address) => everybody.includes(address))).toEqual([ana, zoe]);
    const left = store.selectFrom("delivery").select("recipient").where("state", "<>", "sent");
    expect(await left.execute()).toEqual([{ recipient: leo }]);
  });

  test("leaves a routed lead to the others of its rule, or else to the default ones", async () => {
    await lead(["agency"], [leo]);
    await store.updateTable("lead").set({ recipient: leo }).execute();
    await send([zoe, ana]);
    await send([zoe, ana]);
    expect(received()).toEqual([ana, zoe]);
  });
});

test("what waits since before each mailbox had its own delivery goes to all of them", async () => {
  const old = await newFolder();
  const { ordinary: earlier } = await openSqlite(old);
  const migrator = new Migrator({ db: earlier, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("0003-genuine-leads")).error).toBeUndefined();
  await store.destroy();
  store = earlier;
  // A lead is saved as today, with a column that came later.
  await sql`alter table lead add column extra text`.execute(store);
  const { id } = await lead([]);
  await sql`alter table lead drop column extra`.execute(store);
  for (const [kind, lead_id] of [
    ["agency", id],
    ["acknowledgement", id],
    ["daily", null],
  ] as const) {
    const { lane, recipient, refused_at, gathered_id, ...row } = deliveryRow({ kind, leadId: lead_id, now });
    await store
      .insertInto("delivery")
      .values(row as DeliveryTable)
      .execute();
  }
  await store.destroy();
  store = await openStore(old);
  now += day;
  await send();
  await send();
  const visitor = received().filter((address) => !everybody.includes(address));
  expect(visitor).toHaveLength(1);
  expect(received()).toEqual([...everybody, ...everybody, ...visitor].toSorted());
});
