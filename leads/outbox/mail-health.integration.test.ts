import { beforeEach, expect, test } from "vitest";
import { mailState, readMailHealth } from "#leads/outbox/mail-health.ts";
import { sendDueDeliveries } from "#leads/outbox/outbox.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";

freshStore();

const hour = 3_600_000;
const clock = { now: () => now };
let now: number;
let refuses: boolean;
beforeEach(() => {
  now = Date.UTC(2026, 10, 24, 9);
  refuses = true;
});

async function lead(): Promise<void> {
  await saveLead(store, clock, { ...newLead, deliveries: ["agency", "acknowledgement"] });
}

/** Lets hours pass, with the outbox at work. */
async function after(hours: number) {
  now += hours * hour;
  const deliver = () => (refuses ? Promise.reject(new Error("535 login changed")) : Promise.resolve());
  await sendDueDeliveries({ store, clock, deliver, log: { info() {}, error() {} } });
  return mailState(await readMailHealth(store), now);
}

test("mail that is refused is late after an hour, failing after a day, and well again once it goes", async () => {
  await lead();
  expect(await after(0)).toBe("ok");
  expect(await after(2)).toBe("late");
  // What was sent in the meantime to others does not hide it.
  expect(await after(24)).toBe("failing");
  refuses = false;
  expect(await after(7)).toBe("ok");
  expect(await readMailHealth(store)).toEqual({ oldestRefused: null, lastSent: now, failed: 0 });
});

test("a refused receipt says nothing: whether somebody's address exists is nobody else's business", async () => {
  await saveLead(store, clock, { ...newLead, deliveries: ["acknowledgement"] });
  await after(0);
  expect(await after(48)).toBe("ok");
});
