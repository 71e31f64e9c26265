import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { actOnLead, recordChange } from "#contact/actions/act-on-lead.ts";
import { createSignIn } from "#contact/desk/sign-in.ts";
import { queueReminder, unansweredLeadsOf } from "#contact/follow-up/reminder.ts";
import { queueDigest, suspectsOf } from "#contact/guard/digest.ts";
import { createRateCounters } from "#contact/guard/rate-counters.ts";
import { countFailedDeliveries } from "#contact/outbox/delivery-counts.ts";
import { eraseLeads, eraseRequested } from "#contact/retention/erase-leads.ts";
import { createRetention } from "#contact/retention/retention.ts";
import { openStore } from "#contact/store/open-store.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import type { LeadState, Store } from "#contact/store/tables.ts";
import { readConfiguration } from "#server/configuration.ts";
import { runCommand } from "#server/leads/commands.ts";
import { countLeads, listLeads } from "#server/leads/find-leads.ts";
import { startPostgres } from "#tests/faults/postgres-cluster.ts";
import "#tests/office-hours.ts";
import { newLead } from "#tests/sample-lead.ts";

const postgres = await startPostgres();
afterAll(() => postgres.remove());

const minute = 60_000;
const day = 24 * 60 * minute;
const mailHost = "orvane.example";

// On SQLite the tests beside the code hold the same.
describe("the owner's work with leads, on PostgreSQL", () => {
  let folder: string;
  let store: Store;
  let now: number;
  const clock = { now: () => now };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "owner-"));
    store = await openStore(folder, await postgres.newDatabase());
    now = Date.UTC(2026, 10, 21, 12);
  });
  afterEach(async () => {
    await store.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  async function saved(state: LeadState = "accepted"): Promise<string> {
    const { id } = await saveLead(store, clock, {
      ...newLead,
      lead: { ...newLead.lead, email: "zoe@bäckerei.example" },
      deliveries: state === "accepted" ? ["agency"] : [],
      judgement: { state, signals: null, score: 7, recipient: null },
    });
    return id;
  }

  /** Runs a command line and returns what it prints. */
  async function leads(...line: string[]): Promise<string> {
    const output = new PassThrough();
    const said = await runCommand(line, {
      ...{ clock, output, open: async () => store },
      configuration: readConfiguration({ DATA_DIR: folder }),
    });
    return `${output.read() ?? ""}${said}`;
  }
  const exported = async (...line: string[]) =>
    JSON.parse(await leads("export", "--format", "json", ...line));

  test("lists, exports, releases, retries and erases", async () => {
    const [accepted, suspect] = [await saved(), await saved("quarantined")];
    expect(await leads("list", "--state", "suspect")).toContain(suspect.slice(-8));
    expect(await exported()).toMatchObject([
      { id: accepted, receivedAt: new Date(now).toISOString(), score: 7 },
      { id: suspect },
    ]);
    expect(await leads("release", "--all")).toContain("1 of 1");
    await store.deleteFrom("delivery").where("kind", "<>", "agency").execute();
    await store.updateTable("delivery").set({ state: "dead" }).execute();
    expect((await leads("list", "--dead")).split("\n")).toHaveLength(2);
    expect(await leads("retry", suspect)).toContain("retried: 1");
    expect(await countFailedDeliveries(store)).toBe(1);
    expect(await leads("erase", "ZOE@Bäckerei.example")).toMatch(
      /leads: 2, deliveries: 2.*until they are replaced/s,
    );
    expect(await leads("list")).toBe("No leads.");
  });

  test("gets digests of suspects and keeps nothing too long", async () => {
    await saved("quarantined");
    now += 2 * minute;
    expect(await queueDigest(store, clock, mailHost)).toBe(true);
    expect(await queueDigest(store, clock, mailHost)).toBe(false);
    const digest = await store.selectFrom("delivery").selectAll().executeTakeFirstOrThrow();
    expect(await suspectsOf(store, digest)).toHaveLength(1);

    await store.updateTable("delivery").set({ state: "sent" }).execute();
    const erase = createRetention({ store, mailFolder: join(folder, "mail") }, clock, 30, () => now);
    for (let gone = 0; gone <= 30; gone += 1) {
      expect(await erase()).toMatchObject({ leads: 0 });
      now += day;
    }
    expect(await erase()).toMatchObject({ leads: 1 });
  });

  test("exports one person's data, and erases one lead", async () => {
    const [one, other] = [await saved(), await saved()];
    await store.updateTable("lead").set({ email: "other@example.org" }).where("id", "=", other).execute();
    expect(await exported("--email", "Zoe@xn--bckerei-5wa.example")).toMatchObject([{ id: one }]);
    await expect(leads("erase", one.slice(0, 6))).rejects.toThrow("more than one");
    expect(await leads("erase", other.slice(-8))).toContain("leads: 1");
    expect(await exported()).toMatchObject([{ id: one }]);
  });

  test("does with a lead what its state allows, once even if two people press at the same time", async () => {
    const dependencies = { store, clock, deliveries: ["agency", "acknowledgement"] as const, mailHost };
    const id = await saved("quarantined");
    for (const action of ["release", "answered", "reopen", "spam", "release", "erase"] as const) {
      const presses = await Promise.all([1, 2].map(() => actOnLead(dependencies, id, action, "link")));
      expect(presses.map(({ isDone }) => isDone).toSorted(), action).toEqual([false, true]);
    }
    const erasing = { store, mailFolder: join(folder, "mail") };
    expect(await eraseRequested(erasing, clock)).toBe(0);
    now += day;
    expect(await eraseRequested(erasing, clock)).toBe(1);
    expect(await leads("list")).toBe("No leads.");
  });

  test("signs in once by one link, and counts, finds and notes leads at the desk", async () => {
    const [id] = [await saved(), await saved("quarantined")];
    await saveLead(store, clock, { ...newLead, lead: { ...newLead.lead, name: "100% Œuvrard" } });
    const who = "zoe@agency.example";
    await recordChange(store, { lead_id: id, at: now, who, action: "note", note: "She called" });
    expect(await countLeads(store, {})).toEqual({ new: 2, suspect: 1 });
    expect(await listLeads(store, { words: "100% oeuvrard 0049 30 901820" }, 9)).toHaveLength(1);
    expect(await exported()).toMatchObject([{ notes: ["She called"] }, { notes: [] }, {}]);
    await eraseLeads({ store, mailFolder: folder }, [id]);
    expect(await store.selectFrom("lead_change").selectAll().execute()).toEqual([]);

    const tokens: string[] = [];
    const rates = createRateCounters(clock);
    const signIn = createSignIn({
      ...{ store, clock, rates, secret: "secret", addresses: ["zoe@agency.example"] },
      send: async (_address, token) => void tokens.push(token),
      onFailure: () => {},
    });
    await signIn.ask("zoe@agency.example", null);
    await expect.poll(() => tokens).toHaveLength(1);
    const keys = await Promise.all([1, 2, 3].map(() => signIn.enter(tokens[0] ?? "")));
    const key = keys.find((opened) => opened !== null) ?? "";
    expect(keys.filter((opened) => opened !== null)).toHaveLength(1);
    expect(await signIn.sessionOf(key)).toMatchObject({ address: "zoe@agency.example" });
    now += day / 2;
    expect(await signIn.sessionOf(key)).toBeNull();
  });

  test("gets one reminder of what nobody has answered", async () => {
    // A Thursday morning in Paris.
    now = Date.UTC(2026, 10, 19, 9);
    const id = await saved();
    now = Date.UTC(2026, 10, 23, 9);
    const queued = await Promise.all([1, 2].map(() => queueReminder(store, clock, mailHost)));
    expect(queued.toSorted()).toEqual([false, true]);
    expect(await queueReminder(store, clock, mailHost)).toBe(false);
    const reminder = await store
      .selectFrom("delivery")
      .selectAll()
      .where("kind", "=", "reminder")
      .executeTakeFirstOrThrow();
    expect(await unansweredLeadsOf(store, reminder)).toMatchObject([{ id }]);
  });
});
