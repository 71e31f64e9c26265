import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { releaseLeads } from "#contact/actions/release-leads.ts";
import { openStore } from "#contact/store/open-store.ts";
import { type NewLead, saveLead } from "#contact/store/save-lead.ts";
import type { Store } from "#contact/store/tables.ts";
import { newLead } from "#tests/sample-lead.ts";

const clock = { now: () => Date.UTC(2026, 10, 21, 12) };
let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "release-"));
  store = await openStore(folder);
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

const save = (more: Partial<NewLead> = {}) => saveLead(store, clock, { ...newLead, ...more });

test("releasing many leads works in batches, between which visitors' leads are stored", async () => {
  const judgement = { state: "quarantined", signals: "hidden-field", score: 12, recipient: null } as const;
  const suspects = 350;
  for (let index = 0; index < suspects; index += 1) await save({ judgement });
  let isDone = false;
  const releasing = releaseLeads(
    { store, clock, deliveries: ["agency"], mailHost: "orvane.example" },
    "all",
  ).finally(() => {
    isDone = true;
  });
  let meanwhile = 0;
  while (!isDone) {
    await save();
    if (!isDone) meanwhile += 1;
  }
  // One may be saved before the first batch; the others are saved between two batches.
  expect(meanwhile).toBeGreaterThanOrEqual(3);
  const released = await releasing;
  expect(new Set(released).size).toBe(suspects);
  const { count } = await store
    .selectFrom("delivery")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(count).toBe(suspects);
});
