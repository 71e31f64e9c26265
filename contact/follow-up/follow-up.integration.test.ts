import type { SendMailOptions } from "nodemailer";
import { beforeEach, describe, expect, test } from "vitest";
import { timestampAt } from "#contact/business-hours.ts";
import { createDeliver } from "#contact/deliver.ts";
import { queueReminder } from "#contact/follow-up/reminder.ts";
import { sendDueDeliveries } from "#contact/outbox/outbox.ts";
import { saveLead } from "#contact/store/save-lead.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import { store } from "#tests/fresh-store.ts";
import { mailSettings } from "#tests/mail-settings.ts";
import { hours } from "#tests/office-hours.ts";
import { newLead } from "#tests/sample-lead.ts";

const hour = 3_600_000;
const host = "orvane.example";
let now: number;
let sent: SendMailOptions[];
const clock = { now: () => now };
const at = (day: string, time: string) => timestampAt(day, time, hours);

beforeEach(async () => {
  sent = [];
  // A Tuesday.
  now = at("2026-11-24", "10:30");
});

async function saved(name: string, changes: Partial<LeadTable> = {}): Promise<string> {
  const { id } = await saveLead(store, clock, {
    ...newLead,
    lead: { ...newLead.lead, name },
    mailHost: host,
  });
  if (Object.keys(changes).length > 0) {
    await store.updateTable("lead").set(changes).where("id", "=", id).execute();
  }
  return id;
}

async function sendAll(): Promise<void> {
  const sendMail = async (mail: SendMailOptions) => void sent.push(mail);
  const deliver = createDeliver({ store, clock, sendMail, mails: mailSettings, webhook: null });
  await sendDueDeliveries({ store, clock, deliver, log: { info() {}, error() {} } });
}

describe("an unanswered lead", () => {
  test("is listed in one reminder after its promised reply time", async () => {
    await saved("Anna Late");
    now = at("2026-11-25", "10:29");
    expect(await queueReminder(store, clock, host)).toBe(false);
    now = at("2026-11-25", "10:31");
    expect(await queueReminder(store, clock, host)).toBe(true);
    expect(await queueReminder(store, clock, host)).toBe(false);
    now += 2 * hour;
    expect(await queueReminder(store, clock, host)).toBe(false);
    await sendAll();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain("Anna Late");
    expect(sent[0]?.text).toContain("?lead=");
    // Again every week while nobody has answered, for as long as the desk lists it.
    now = at("2026-12-02", "09:30");
    expect(await queueReminder(store, clock, host)).toBe(false);
    now = at("2026-12-02", "10:31");
    expect(await queueReminder(store, clock, host)).toBe(true);
    now = at("2027-02-24", "11:00");
    expect(await queueReminder(store, clock, host)).toBe(false);
  });

  test("is listed only during business hours", async () => {
    now = at("2026-11-20", "17:30");
    await saved("Anna Friday");
    now = at("2026-11-22", "12:00");
    expect(await queueReminder(store, clock, host)).toBe(false);
    now = at("2026-11-23", "17:31");
    expect(await queueReminder(store, clock, host)).toBe(true);
  });

  test("is not listed if it was answered, is spam, is in quarantine or is to be erased", async () => {
    await saved("Answered", { answered_at: now });
    await saved("Spam", { state: "quarantined", verdict: "spam" });
    await saved("Suspect", { state: "quarantined" });
    await saved("Erased", { erase_at: now });
    now = at("2026-11-25", "15:00");
    expect(await queueReminder(store, clock, host)).toBe(false);
  });

  test("is left out if it was answered before the reminder was sent", async () => {
    await saved("Anna Late");
    now = at("2026-11-25", "11:00");
    await queueReminder(store, clock, host);
    await store.updateTable("lead").set({ answered_at: now }).execute();
    await sendAll();
    expect(sent).toEqual([]);
  });
});
