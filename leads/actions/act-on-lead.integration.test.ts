import { beforeEach, describe, expect, test } from "vitest";
import { day } from "#contract/formats/milliseconds.ts";
import { actOnLead, viewLead } from "#leads/actions/act-on-lead.ts";
import { eraseRequested } from "#leads/retention/erase-leads.ts";
import type { LeadAction, LeadStatus } from "#leads/store/lead-actions.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import type { DeliveryKind, LeadState } from "#leads/store/tables.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { mailSettings, newLead } from "#tests/support/sample-lead.ts";

freshStore();

const deliveries: DeliveryKind[] = ["agency", "suspect", "acknowledgement"];

let now: number;
const clock = { now: () => now };

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 12);
});

async function saved(state: LeadState, kinds: DeliveryKind[] = []): Promise<string> {
  const { id } = await saveLead(store, clock, {
    ...newLead,
    deliveries: kinds,
    assessment: { state, signals: "spam-words", score: 12, recipient: null },
  });
  return id;
}

async function sentBy(id: string): Promise<DeliveryKind[]> {
  const rows = await store.selectFrom("delivery").select("kind").where("lead_id", "=", id).execute();
  return rows.map(({ kind }) => kind).toSorted();
}

const act = (id: string, action: LeadAction) =>
  actOnLead({ store, clock, deliveries, mailboxes: mailSettings }, id, action, "zoe@agency.example");
const status = async (id: string) => (await viewLead(store, id))?.lead.status;

describe("a lead", () => {
  test("has one status, and its choices lead to all others and back", async () => {
    const id = await saved("quarantined");
    const way: [LeadAction, LeadStatus][] = [
      ["spam", "spam"],
      ["release", "new"],
      ["answered", "answered"],
      ["reopen", "new"],
      ["answered", "answered"],
      ["erase", "erasing"],
      ["keep", "answered"],
      ["spam", "spam"],
      ["erase", "erasing"],
      ["keep", "spam"],
    ];
    expect(await status(id)).toBe("suspect");
    for (const [action, state] of way) {
      expect(await act(id, action)).toMatchObject({ isDone: true, view: { lead: { status: state } } });
    }
  });

  test("is kept once somebody says so, however many people have asked for its erasure", async () => {
    const id = await saved("accepted");
    await act(id, "erase");
    expect(await act(id, "erase")).toMatchObject({ isDone: false, view: { lead: { status: "erasing" } } });
    await act(id, "keep");
    now += 2 * day;
    expect(await eraseRequested({ store, mailFolder: folder }, clock)).toBe(0);
  });

  test("is erased a day after somebody has asked for it", async () => {
    const id = await saved("accepted", deliveries);
    await act(id, "erase");
    now += day - 1;
    expect(await eraseRequested({ store, mailFolder: folder }, clock)).toBe(0);
    now += 1;
    expect(await eraseRequested({ store, mailFolder: folder }, clock)).toBe(1);
    expect(await viewLead(store, id)).toBeNull();
    expect(await act(id, "answered")).toEqual({ isDone: false, view: null });
    expect(await sentBy(id)).toEqual([]);
  });

  test("that is marked as spam loses its pending deliveries, and gets them back when it is released", async () => {
    const id = await saved("accepted", deliveries);
    await store
      .updateTable("delivery")
      .set({ state: "sent", attempts: 1 })
      .where("kind", "=", "agency")
      .execute();
    await act(id, "spam");
    expect(await sentBy(id)).toEqual(["agency"]);
    await act(id, "release");
    expect(await sentBy(id)).toEqual(deliveries.toSorted());
  });

  test("with dead deliveries can have them sent again", async () => {
    const id = await saved("accepted", deliveries);
    expect((await viewLead(store, id))?.choices).not.toContain("retry");
    await store.updateTable("delivery").set({ state: "dead", attempts: 30 }).execute();
    await act(id, "retry");
    const states = await store.selectFrom("delivery").select("state").execute();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["pending"]));
  });
});
