import { join } from "node:path";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { day, minute } from "#contract/formats/milliseconds.ts";
import { actOnLead, recordChange } from "#leads/actions/act-on-lead.ts";
import { systemClock } from "#leads/clock.ts";
import { queueDailyReport, readDailyReport } from "#leads/daily/daily-report.ts";
import { renewLink } from "#leads/desk/mailed-links.ts";
import { createSignIn } from "#leads/desk/sign-in.ts";
import type { Deliver } from "#leads/outbox/attempt-delivery.ts";
import { readMailHealth } from "#leads/outbox/mail-health.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import { eraseLeads, eraseRequested } from "#leads/retention/erase-leads.ts";
import { createRetention, eraseExpired } from "#leads/retention/retention.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { countLeads, listLeads } from "#leads/store/find-leads.ts";
import { migrations } from "#leads/store/migrations.ts";
import { openPostgres } from "#leads/store/open-postgres.ts";
import { openStore } from "#leads/store/open-store.ts";
import { type NewLead, saveLead } from "#leads/store/save-lead.ts";
import type { DeliveryTable, LeadState, Store } from "#leads/store/tables.ts";
import { printedBy } from "#tests/support/command-line.ts";
import { sharedPostgres } from "#tests/support/postgres-cluster.ts";
import { mailSettings, newLead } from "#tests/support/sample-lead.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import "#tests/support/office-hours.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

const postgres = await sharedPostgres();

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

  const submission: NewLead = { ...newLead, deliveries: ["agency"] };

  function parts(deliver: Deliver, through = store) {
    return { store: through, clock, deliver, random: () => 0.5 };
  }

  test("many workers of two servers share the mails and send none twice", async () => {
    for (let index = 0; index < 40; index += 1) await saveLead(store, clock, submission);
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
  test("a clock changed by a day in either direction delays no mail", async () => {
    await saveLead(store, clock, submission);
    const failing = parts(() => Promise.reject(new Error("down")));
    await sendDueDeliveries(failing);
    now -= day;
    await saveLead(store, clock, submission);
    const sent: string[] = [];
    const working = parts(async ({ delivery }) => void sent.push(delivery.id));
    await sendDueDeliveries(working);
    expect(sent).toHaveLength(2);

    await saveLead(store, clock, submission);
    await sendDueDeliveries(failing);
    now += 2 * day;
    await sendDueDeliveries(failing);
    expect(await store.selectFrom("delivery").select("id").where("state", "=", "dead").execute()).toEqual([]);
    now += 10 * minute;
    await sendDueDeliveries(working);
    expect(sent).toHaveLength(3);
  });
});

describe("the owner's work with leads, on PostgreSQL", () => {
  let folder: string;
  let store: Store;
  let now: number;
  const clock = { now: () => now };

  beforeEach(async () => {
    folder = await newFolder();
    store = await openStore(folder, await postgres.newDatabase());
    now = Date.UTC(2026, 10, 21, 12);
  });
  afterEach(async () => {
    await store.destroy();
  });

  async function saved(state: LeadState = "accepted"): Promise<string> {
    const { id } = await saveLead(store, clock, {
      ...newLead,
      lead: { ...newLead.lead, email: "zoe@bäckerei.example" },
      deliveries: state === "accepted" ? ["agency"] : [],
      assessment: { state, signals: null, score: 7, recipient: null },
    });
    return id;
  }

  const leads = (...line: string[]) => printedBy(line, folder, store, clock);
  const exported = async (...line: string[]) =>
    JSON.parse(await leads("export", "--format", "json", ...line));

  test("exports and erases", async () => {
    const [accepted, suspect] = [await saved(), await saved("quarantined")];
    expect(await exported()).toMatchObject([
      { id: accepted, receivedAt: new Date(now).toISOString(), score: 7 },
      { id: suspect },
    ]);
    await store.updateTable("delivery").set({ state: "dead" }).execute();
    expect(await readMailHealth(store)).toEqual({
      refusedMailboxes: [],
      oldestRefused: null,
      lastSent: null,
      failedCount: 1,
    });
    expect(await leads("erase", "ZOE@Bäckerei.example")).toMatch(/leads: 2.*until they are replaced/s);
    expect(await exported()).toEqual([]);
  });

  test("gets one mail a day of what is unanswered or set aside, and keeps nothing too long", async () => {
    // A Thursday morning in Paris.
    now = Date.UTC(2026, 10, 19, 9);
    const [answer, suspect] = [await saved(), await saved("quarantined")];
    await store.deleteFrom("delivery").execute();
    now = Date.UTC(2026, 10, 20, 9);
    const queued = await Promise.all([1, 2].map(() => queueDailyReport(store, clock, mailSettings.to)));
    expect(queued.toSorted()).toEqual([false, true]);
    const mail = await store.selectFrom("delivery").selectAll().executeTakeFirstOrThrow();
    expect(await readDailyReport(store, mail)).toMatchObject({
      unanswered: { count: 1, leads: [{ id: answer }] },
      suspects: [{ id: suspect }],
      undelivered: [],
    });

    await store.updateTable("delivery").set({ state: "sent" }).execute();
    const erase = createRetention({ store, mailFolder: join(folder, "mail") }, clock, 30, () => {});
    expect(await erase()).toMatchObject({ leads: 0 });
    now += 31 * day;
    const runs = await Promise.all([erase(), erase()]);
    expect(runs.map((run) => run?.leads ?? 0).toSorted()).toEqual([0, 1]);
    expect(await eraseExpired({ store, mailFolder: join(folder, "mail") }, now)).toMatchObject({ leads: 1 });
  });

  test("does with a lead what its state allows, once even if two people press at the same time", async () => {
    const dependencies = {
      store,
      clock,
      mailboxes: mailSettings,
      deliveries: ["agency", "acknowledgement"] as const,
    };
    const id = await saved("quarantined");
    for (const action of ["release", "answered", "reopen", "spam", "release", "erase"] as const) {
      const presses = await Promise.all([1, 2].map(() => actOnLead(dependencies, id, action, "link")));
      expect(presses.map(({ isDone }) => isDone).toSorted(), action).toEqual([false, true]);
    }
    const erasing = { store, mailFolder: join(folder, "mail") };
    expect(await eraseRequested(erasing, clock)).toBe(0);
    now += day;
    expect(await eraseRequested(erasing, clock)).toBe(1);
    expect(await exported()).toEqual([]);
  });

  test("signs in once by one link, and counts, finds and notes leads at the desk", async () => {
    const [id] = [await saved(), await saved("quarantined")];
    await saveLead(store, clock, { ...newLead, lead: { ...newLead.lead, name: "100% Œuvrard" } });
    const who = "zoe@agency.example";
    await recordChange(store, { lead_id: id, at: now, who, action: "note", note: "She called" });
    expect(Object.fromEntries(await countLeads(store, {}))).toEqual({ new: 2, suspect: 1 });
    expect(await listLeads(store, { words: "100% oeuvrard 0049 30 901820" }, 9)).toHaveLength(1);
    expect(await exported()).toMatchObject([{ notes: ["She called"] }, { notes: [] }, {}]);
    await eraseLeads({ store, mailFolder: folder }, [id]);
    expect(await store.selectFrom("lead_change").selectAll().execute()).toEqual([]);

    const rates = createRateCounters(clock);
    const signIn = createSignIn({
      store,
      clock,
      rates,
      mailboxes: ["zoe@agency.example"],
      onQueued: () => {},
      onFailure: () => {},
    });
    await signIn.ask(
      { typedMailbox: "zoe@agency.example", ip: null, browser: "a browser", knownBrowser: null },
      () => {},
    );
    const mails = store.selectFrom("delivery").selectAll().where("kind", "=", "sign-in");
    await expect.poll(() => mails.execute()).toHaveLength(1);
    const { token = "" } = (await renewLink(store, clock, await mails.executeTakeFirstOrThrow())) ?? {};
    expect(await signIn.enter(token, "another browser")).toBeNull();
    const entries = await Promise.all([1, 2, 3].map(() => signIn.enter(token, "a browser")));
    const key = entries.find((entry) => entry !== null)?.sessionKey ?? "";
    expect(entries.filter((entry) => entry !== null)).toHaveLength(1);
    expect(await signIn.sessionOf(key)).toMatchObject({ mailbox: "zoe@agency.example" });
    now += day / 2;
    expect(await signIn.sessionOf(key)).toBeNull();
  });
});

test("deliveries of before each mailbox had its own keep their lane, and belong to nobody in particular", async () => {
  const url = await postgres.newDatabase();
  const earlier = await openPostgres(url);
  const migrator = new Migrator({ db: earlier, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo("0003-genuine-leads")).error).toBeUndefined();
  // A lead is saved as today, with a column that came later.
  await sql`alter table lead add column extra text`.execute(earlier);
  const { id } = await saveLead(earlier, systemClock, newLead);
  await sql`alter table lead drop column extra`.execute(earlier);
  for (const kind of ["agency", "acknowledgement", "webhook"] as const) {
    const { lane, recipient, refused_at, gathered_id, ...row } = deliveryRow({ kind, leadId: id, now: 0 });
    await earlier
      .insertInto("delivery")
      .values(row as DeliveryTable)
      .execute();
  }
  await earlier.destroy();
  const store = await openStore("", url);
  const columns = store.selectFrom("delivery").select(["kind", "lane", "recipient", "state"]).orderBy("kind");
  expect(await columns.execute()).toEqual(
    ["acknowledgement", "agency", "webhook"].map((kind) => ({
      kind,
      lane: kind,
      recipient: "",
      state: "pending",
    })),
  );
  await store.destroy();
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
