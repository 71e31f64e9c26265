import { beforeEach, expect, test } from "vitest";
import { createGuard, type Guard } from "#leads/guard/guard.ts";
import { createRateCounters } from "#leads/guard/rate-counters.ts";
import { unknownOrigin } from "#leads/lead-origin.ts";
import { receiveLead } from "#leads/receive-lead.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { thirdLanguage } from "#tests/support/spoken.ts";

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
  address: string | null = null,
) {
  return receiveLead(
    { store, clock, guard, deliveries: ["agency"], mailHost: "orvane.example" },
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

test("a lead sent again with the same key gets the same answer, however often, and stays one lead", async () => {
  const guard = createGuard({ rates: createRateCounters(), limit: 2 });
  for (const hiddenField of [false, true, false, true]) {
    const receipt = await receive(hiddenField, "0123456789abcdef", guard, "203.0.113.7");
    expect(receipt).toEqual({ stored: true, state: "accepted" });
  }
  expect(await store.selectFrom("lead").select("id").execute()).toHaveLength(1);
});

test("a suspect is stored with its signals, and nothing is sent", async () => {
  expect(await receive(true)).toEqual({ stored: true, state: "quarantined" });
  const { signals } = await store.selectFrom("lead").select("signals").executeTakeFirstOrThrow();
  expect(signals).toMatch(/^hidden-field, no-form/);
  expect(await store.selectFrom("delivery").select("kind").execute()).toEqual([]);
});
