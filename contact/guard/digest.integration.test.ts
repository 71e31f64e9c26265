import { beforeEach, describe, expect, test } from "vitest";
import { actOnLead } from "#contact/actions/act-on-lead.ts";
import { createDeliver } from "#contact/deliver.ts";
import { queueDigest, suspectsOf } from "#contact/guard/digest.ts";
import { createGuard, type Guard } from "#contact/guard/guard.ts";
import { createRateCounters } from "#contact/guard/rate-counters.ts";
import { unknownOrigin } from "#contact/lead-origin.ts";
import { PermanentFailure } from "#contact/outbox/failures.ts";
import { sendDueDeliveries } from "#contact/outbox/outbox.ts";
import { receiveLead } from "#contact/receive-lead.ts";
import { deliveryRow } from "#contact/store/delivery-row.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { store } from "#tests/fresh-store.ts";
import { mailSettings } from "#tests/mail-settings.ts";
import "#tests/office-hours.ts";
import { sampleLead } from "#tests/sample-lead.ts";
import { thirdLanguage } from "#tests/spoken.ts";

const minute = 60_000;
const hour = 60 * minute;
const outgoing = { deliveries: ["agency" as const], mailHost: "orvane.example" };
let now: number;
let sent: { subject?: string | undefined; text?: unknown; to?: unknown }[];
const clock = { now: () => now };
const words = wordsOf("agencyMails", site.agencyLanguage);
/** Subject of a digest that lists one lead. */
const ofOne = words.digest.subject({ count: 1 });

beforeEach(async () => {
  now = Date.UTC(2026, 10, 21, 5);
  sent = [];
});

async function receive(
  hiddenField: boolean,
  idempotencyKey: string | null = null,
  {
    guard = createGuard({ rates: createRateCounters(), limit: 60 }),
    address = null,
  }: { guard?: Guard; address?: string | null } = {},
) {
  return receiveLead(
    { store, clock, guard, ...outgoing },
    {
      lead: { ...sampleLead, message: "Kaufen Sie auf https://spam.example/x ein" },
      language: thirdLanguage,
      idempotencyKey,
      address,
      hiddenField,
      hasFormMarks: !hiddenField,
      origin: unknownOrigin,
      openFor: null,
    },
  );
}

const delivery = createDeliveryOfStore();
function createDeliveryOfStore() {
  const sendMail = async (mail: (typeof sent)[number]) => void sent.push(mail);
  return () => createDeliver({ store, clock, sendMail, mails: mailSettings, webhook: null });
}

async function sendAll() {
  const log = { info: () => {}, error: () => {} };
  await sendDueDeliveries({ store, clock, deliver: delivery(), log });
}

describe("a suspect", () => {
  test("is stored and gets the usual response, but nothing is sent", async () => {
    const [suspect, other] = [await receive(true), await receive(false)];
    expect([suspect, other]).toEqual([
      { stored: true, state: "quarantined" },
      { stored: true, state: "accepted" },
    ]);
    const stored = await store.selectFrom("lead").select(["state", "signals"]).orderBy("id").execute();
    expect(stored).toEqual([
      { state: "quarantined", signals: expect.stringMatching(/^hidden-field, no-form/) },
      { state: "accepted", signals: null },
    ]);
    await sendAll();
    expect(sent).toHaveLength(1);
  });

  test("sent again with the same key gets the same answer, however often", async () => {
    const guard = createGuard({ rates: createRateCounters(), limit: 2 });
    for (let time = 0; time < 4; time += 1) {
      const receipt = await receive(false, "0123456789abcdef", { guard, address: "203.0.113.7" });
      expect(receipt).toEqual({ stored: true, state: "accepted" });
    }
    expect(await store.selectFrom("lead").select("id").execute()).toHaveLength(1);
  });

  test("sent again with the same key stays one lead, with the first verdict", async () => {
    await receive(false, "0123456789abcdef");
    expect(await receive(true, "0123456789abcdef")).toMatchObject({ stored: true, state: "accepted" });
    expect(await store.selectFrom("lead").select("id").execute()).toHaveLength(1);
  });
});

describe("the digest", () => {
  test("lists each suspect once, in one mail a day, without clickable links in its text", async () => {
    await receive(true);
    expect(await Promise.all([1, 2, 3].map(() => queueDigest(store, clock, "orvane.example")))).toContain(
      true,
    );
    expect(await queueDigest(store, clock, "orvane.example")).toBe(false);
    await sendAll();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.to).toEqual(mailSettings.to);
    expect(sent[0]?.subject).toContain("1");
    expect(sent[0]?.text).toContain("Zoë Müller");
    expect(sent[0]?.text).toContain(`${words.signals["hidden-field"]}, ${words.signals["no-form"]}`);
    expect(sent[0]?.text).toContain(sampleLead.email);
    expect(sent[0]?.text).toMatch(/\?lead=[\da-f-]{36}/);
    expect(sent[0]?.text).not.toContain("https://spam");

    await receive(true);
    expect(await queueDigest(store, clock, "orvane.example")).toBe(false);
    now += 4 * hour;
    expect(await queueDigest(store, clock, "orvane.example")).toBe(true);
    await sendAll();
    expect(sent).toHaveLength(2);
    now += 24 * hour;
    expect(await queueDigest(store, clock, "orvane.example")).toBe(false);
  });

  test("follows within the hour while the agency is open", async () => {
    now = Date.UTC(2026, 10, 24, 9, 10);
    const queued = async () => {
      await receive(true);
      return queueDigest(store, clock, "orvane.example");
    };
    expect(await queued()).toBe(true);
    now += 20 * minute;
    expect(await queued()).toBe(false);
    now += 40 * minute;
    expect(await queueDigest(store, clock, "orvane.example")).toBe(true);
  });

  test("lists the most promising first, and all of them in the end", async () => {
    for (let index = 0; index < 40; index += 1) await receive(true);
    const [{ id } = { id: "" }] = await store
      .selectFrom("lead")
      .select("id")
      .orderBy("id", "desc")
      .limit(1)
      .execute();
    await store.updateTable("lead").set({ score: 99 }).where("id", "=", id).execute();
    await queueDigest(store, clock, "orvane.example");
    now += 24 * hour;
    await queueDigest(store, clock, "orvane.example");
    const digests = await store
      .selectFrom("delivery")
      .selectAll()
      .where("kind", "=", "digest")
      .orderBy("id")
      .execute();
    const listed = await Promise.all(digests.map((digest) => suspectsOf(store, digest)));
    expect(listed[0]?.[0]?.id).toBe(id);
    expect(new Set(listed.flat().map((lead) => lead.id)).size).toBe(40);
  });

  test("lists a suspect that came while the clock was a day behind", async () => {
    await receive(true);
    await queueDigest(store, clock, "orvane.example");
    await sendAll();
    now -= 24 * hour;
    await receive(true);
    await queueDigest(store, clock, "orvane.example");
    now += 48 * hour;
    await queueDigest(store, clock, "orvane.example");
    await sendAll();
    expect(sent.map(({ subject }) => subject)).toEqual(Array(2).fill(expect.stringContaining(ofOne)));
  });

  test("leaves out suspects released before it was sent", async () => {
    await receive(true);
    now += 2 * minute;
    await queueDigest(store, clock, "orvane.example");
    const { id } = await store.selectFrom("lead").select("id").executeTakeFirstOrThrow();
    await actOnLead({ store, clock, ...outgoing }, id, "release", "link");
    await sendAll();
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringContaining("Bäckerei")]);
  });
});

test("deliveries to a webhook that is no longer configured are dead", async () => {
  const row = deliveryRow({ kind: "webhook", leadId: null, mailHost: "orvane.example", now });
  await expect(delivery()({ delivery: row, lead: null })).rejects.toBeInstanceOf(PermanentFailure);
});
