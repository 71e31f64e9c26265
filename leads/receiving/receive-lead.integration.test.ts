import { beforeEach, expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { readCorrections } from "#leads/guard/corrections.ts";
import { createGuard, type Guard } from "#leads/guard/guard.ts";
import { textSignal } from "#leads/guard/text-classifier.ts";
import { createRateCounters } from "#leads/rate-counters.ts";
import { receiveLead } from "#leads/receiving/receive-lead.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import type { Store } from "#leads/store/tables.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { mailSettings, newLead, sampleLead } from "#tests/support/sample-lead.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

freshStore();

let now: number;
const clock = { now: () => now };
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 5);
});

function receive(
  hiddenField: boolean,
  idempotencyKey: string | null = null,
  guard: Guard = createGuard({ rates: createRateCounters(), limit: 60 }),
  ip: string | null = null,
  using: Store = store,
) {
  return receiveLead(
    { store: using, clock, guard, deliveries: ["agency"], mailboxes: mailSettings },
    {
      lead: { ...sampleLead, message: "Kaufen Sie auf https://spam.example/x ein" },
      language: thirdLanguage,
      idempotencyKey,
      ip,
      hiddenField,
      hasFormMarks: !hiddenField,
      origin: newLead.origin,
      openFor: null,
    },
  );
}

test("a lead sent again with the same key gets the same answer, however often, and stays one lead", async () => {
  const guard = createGuard({ rates: createRateCounters(), limit: 2 });
  for (const hiddenField of [false, true, false, true]) {
    const received = await receive(hiddenField, "0123456789abcdef", guard, "203.0.113.7");
    expect(received).toEqual({ stored: true, state: "accepted" });
  }
  expect(await store.selectFrom("lead").select("id").execute()).toHaveLength(1);
});

test("a flood of leads from one network is refused without reading the database", async () => {
  for (const addressOf of [() => "203.0.113.7", (turn: number) => `2001:db8:7:${turn.toString(16)}::1`]) {
    let reads = 0;
    const counted = store.withPlugin({
      transformQuery({ node }) {
        reads += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const guard = createGuard({ rates: createRateCounters(), limit: 2 });
    const send = (turn: number) =>
      receive(false, `${turn}`.padStart(16, "0"), guard, addressOf(turn), counted);
    for (let turn = 0; turn < 40; turn += 1) await send(turn);
    reads = 0;
    for (let turn = 40; turn < 60; turn += 1) expect(await send(turn)).toMatchObject({ stored: false });
    expect(reads).toBe(0);
  }
});

test("a suspect is stored with its signals, and nothing is sent", async () => {
  expect(await receive(true)).toEqual({ stored: true, state: "quarantined" });
  const { signals } = await store.selectFrom("lead").select("signals").executeTakeFirstOrThrow();
  expect(signals).toMatch(/^hidden-field, no-form/);
  expect(await store.selectFrom("delivery").select("kind").execute()).toEqual([]);
});

test("a text released many times makes no other text look like spam", async () => {
  for (let copy = 0; copy < 170; copy += 1) {
    const lead = { ...sampleLead, email: `zoe${copy}@example.org`, message: "Wir suchen eine Webseite." };
    await saveLead(store, systemClock, { ...newLead, lead });
  }
  await store.updateTable("lead").set({ verdict: "genuine" }).execute();
  const other = {
    name: "Zoë Müller-Bern",
    company: "Bäckerei Bern d9ab8386",
    phone: "+49 30 848893",
    email: "zoe-d9ab8386-15fd-40b2@baeckerei-9c374098d0d3.example",
    message: "Guten Tag,\nunsere Bäckerei in Bern sucht eine neue Webseite. Zeichen d9ab8386-15fd-40b2-9ad7",
  };
  expect(textSignal(other, "de", null)).toBeNull();
  expect(textSignal(other, "de", await readCorrections(store, systemClock)())).toBeNull();
});
