import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { followLink, stateOfLink, undoLink } from "#contact/actions/act-on-lead.ts";
import { type ActionLink, createActionLinks } from "#contact/actions/action-links.ts";
import { eraseRequested } from "#contact/actions/erase-requested.ts";
import { openStore } from "#contact/store/open-store.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import { readSecrets } from "#contact/store/secret.ts";
import type { DeliveryKind, LeadState, Store } from "#contact/store/tables.ts";
import type { LeadAction } from "#content/facts/lead-actions.ts";
import { newLead } from "#tests/sample-lead.ts";

const day = 86_400_000;
const deliveries: readonly DeliveryKind[] = ["agency", "triage", "acknowledgement"];
const links = createActionLinks("secret", "https://orvane.example/functions/v1/lead");

let folder: string;
let store: Store;
let now: number;
const clock = { now: () => now };
const dependencies = () => ({ store, clock, deliveries, mailHost: "orvane.example" });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "actions-"));
  store = await openStore(folder);
  now = Date.UTC(2026, 10, 21, 12);
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

async function saved(state: LeadState, kinds: readonly DeliveryKind[] = []): Promise<string> {
  const { id } = await saveLead(store, clock, {
    ...newLead,
    deliveries: kinds,
    judgement: { state, signals: "spam-words", score: 12, recipient: null },
  });
  return id;
}

function linkTo(action: LeadAction, leadId: string): ActionLink {
  const token = new URL(links.urlOf(action, leadId, now)).searchParams.get("do");
  const link = links.read(token, now);
  if (typeof link === "string") throw new Error(link);
  return link;
}

const leadOf = (id: string) =>
  store.selectFrom("lead").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
async function sentBy(id: string): Promise<DeliveryKind[]> {
  const rows = await store.selectFrom("delivery").select("kind").where("lead_id", "=", id).execute();
  return rows.map(({ kind }) => kind).toSorted();
}

describe("an action link", () => {
  test("releases a suspect once, even if several people click at the same time", async () => {
    const id = await saved("quarantined");
    const link = linkTo("release", id);
    expect(await stateOfLink(dependencies(), link)).toMatchObject({ kind: "ready", lead: { id } });
    const outcomes = await Promise.all([1, 2, 3].map(() => followLink(dependencies(), link)));
    expect(outcomes.toSorted()).toEqual(["done", "used", "used"]);
    expect(await leadOf(id)).toMatchObject({ state: "accepted", verdict: "sincere" });
    expect(await sentBy(id)).toEqual(deliveries.toSorted());
    expect(await stateOfLink(dependencies(), link)).toEqual({
      kind: "used",
      lead: expect.objectContaining({ id }),
      usedAt: now,
      undoUntil: now + day,
    });
  });

  test("changes nothing when it is only viewed", async () => {
    const id = await saved("quarantined");
    const before = await leadOf(id);
    for (const action of ["release", "spam", "answered", "retry", "erase"] as const) {
      await stateOfLink(dependencies(), linkTo(action, id));
    }
    expect(await leadOf(id)).toEqual(before);
    expect(await sentBy(id)).toEqual([]);
  });

  test("sends a weak suspect's missing deliveries, and none twice", async () => {
    const id = await saved("accepted", ["triage"]);
    await followLink(dependencies(), linkTo("release", id));
    expect(await sentBy(id)).toEqual(deliveries.toSorted());
  });

  test("marks a lead as spam and cancels its pending deliveries", async () => {
    const id = await saved("accepted", deliveries);
    await store
      .updateTable("delivery")
      .set({ state: "sent", attempts: 1 })
      .where("kind", "=", "agency")
      .execute();
    const link = linkTo("spam", id);
    await followLink(dependencies(), link);
    expect(await leadOf(id)).toMatchObject({ state: "quarantined", verdict: "spam" });
    expect(await sentBy(id)).toEqual(["agency"]);
    expect(await undoLink(dependencies(), link)).toBe("undone");
    expect(await leadOf(id)).toMatchObject({ state: "accepted", verdict: null });
    expect(await sentBy(id)).toEqual(deliveries.toSorted());
  });

  test("marks a lead as answered", async () => {
    const id = await saved("accepted");
    await followLink(dependencies(), linkTo("answered", id));
    expect(await leadOf(id)).toMatchObject({ answered_at: now });
  });

  test("requeues dead deliveries", async () => {
    const id = await saved("accepted", deliveries);
    await store.updateTable("delivery").set({ state: "dead", attempts: 30 }).execute();
    const link = linkTo("retry", id);
    await followLink(dependencies(), link);
    const states = async () =>
      (await store.selectFrom("delivery").select("state").execute()).map(({ state }) => state);
    expect(new Set(await states())).toEqual(new Set(["pending"]));
    await undoLink(dependencies(), link);
    expect(new Set(await states())).toEqual(new Set(["dead"]));
  });

  test("erases a lead after a day, unless that was undone", async () => {
    const [one, other] = [await saved("accepted", deliveries), await saved("accepted", deliveries)];
    const link = linkTo("erase", one);
    await followLink(dependencies(), link);
    await followLink(dependencies(), linkTo("erase", other));
    now += day - 1;
    expect(await eraseRequested({ store, mailFolder: folder }, clock)).toBe(0);
    expect(await undoLink(dependencies(), link)).toBe("undone");
    now += 2;
    expect(await eraseRequested({ store, mailFolder: folder }, clock)).toBe(1);
    expect(await leadOf(one)).toMatchObject({ erase_at: null });
    expect(await sentBy(other)).toEqual([]);
    const gone = linkTo("answered", other);
    expect(await stateOfLink(dependencies(), gone)).toEqual({ kind: "gone" });
    expect(await followLink(dependencies(), gone)).toBe("gone");
    expect(await undoLink(dependencies(), gone)).toBe("gone");
  });
});

describe("a used action link", () => {
  test("can be undone within a day, pending mails included, and then works again", async () => {
    const id = await saved("quarantined");
    const link = linkTo("release", id);
    await followLink(dependencies(), link);
    await store
      .updateTable("delivery")
      .set({ state: "sent", attempts: 1 })
      .where("kind", "=", "agency")
      .execute();
    expect(await undoLink(dependencies(), link)).toBe("undone");
    expect(await leadOf(id)).toMatchObject({ state: "quarantined", verdict: null });
    expect(await sentBy(id)).toEqual(["agency"]);
    expect(await undoLink(dependencies(), link)).toBe("late");
    expect(await followLink(dependencies(), link)).toBe("done");
  });

  test("cannot be undone after a day", async () => {
    const id = await saved("quarantined");
    const link = linkTo("release", id);
    await followLink(dependencies(), link);
    now += day;
    expect(await undoLink(dependencies(), link)).toBe("late");
    expect(await leadOf(id)).toMatchObject({ state: "accepted" });
  });

  test("cannot be undone once somebody has changed the lead since", async () => {
    const id = await saved("quarantined");
    const release = linkTo("release", id);
    await followLink(dependencies(), release);
    await followLink(dependencies(), linkTo("spam", id));
    expect(await undoLink(dependencies(), release)).toBe("changed");
    expect(await leadOf(id)).toMatchObject({ state: "quarantined", verdict: "spam" });
    expect(await followLink(dependencies(), release)).toBe("used");
  });
});

describe("the secrets of a store", () => {
  test("are generated once per purpose; a configured one takes precedence", async () => {
    const [one, other] = await Promise.all([readSecrets(store, null), readSecrets(store, null)]);
    expect(one("links")).toBe(other("links"));
    expect(one("links")).not.toBe(one("visitors"));
    const given = await readSecrets(store, "a key from the environment, long enough");
    expect(given("links")).not.toBe(one("links"));
  });
});
