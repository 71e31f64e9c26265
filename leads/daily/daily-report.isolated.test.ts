import type { SendMailOptions } from "nodemailer";
import { beforeEach, describe, expect, test } from "vitest";
import { timestampAt } from "#contract/formats/business-hours.ts";
import { site } from "#data/contract/facts/site.ts";
import { maxListed, queueDailyReport } from "#leads/daily/daily-report.ts";
import type { Deliver } from "#leads/outbox/attempt-delivery.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import type { DeliveryKind, StoredLead } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
import { freshStore, store } from "#tests/support/fresh-store.ts";
import { hours } from "#tests/support/office-hours.ts";
import { mailSettings, newLead } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

freshStore();

const clock = { now: () => now };
const at = (day: string, time: string) => timestampAt(day, time, hours.timeZone);
const { daily } = agencyMailsCopy(site.agencyLanguage);
let now: number;
let sent: SendMailOptions[];
let deliver: Deliver;

beforeEach(() => {
  sent = [];
  deliver = createDeliver({
    store,
    clock,
    mails: mailSettings,
    webhook: null,
    sendMail: async (mail) => void sent.push(mail),
  });
  // A Tuesday.
  now = at("2026-11-24", "10:30");
});

async function saved(name: string, changes: Partial<StoredLead> = {}, deliveries: DeliveryKind[] = []) {
  const { id } = await saveLead(store, clock, {
    ...newLead,
    lead: { ...newLead.lead, name },
    deliveries,
  });
  await store
    .updateTable("lead")
    .set({ score: 0, ...changes })
    .where("id", "=", id)
    .execute();
  return id;
}

const queue = () => queueDailyReport(store, clock, mailSettings.to);
const sendAll = () => sendDueDeliveries({ store, clock, deliver });

async function mailOf(day: string, time = "09:05"): Promise<SendMailOptions | undefined> {
  now = at(day, time);
  sent = [];
  await queue();
  await sendAll();
  return sent.find(({ subject }) => !subject?.includes(newLead.lead.company));
}

describe("the daily mail", () => {
  test("comes once on a working day on which there is something to say, from several servers too", async () => {
    await saved("Anna Late");
    expect(await queue()).toBe(false);
    now = at("2026-11-25", "08:59");
    expect(await queue()).toBe(false);
    now = at("2026-11-25", "09:01");
    expect((await Promise.all([queue(), queue(), queue()])).filter(Boolean)).toHaveLength(1);
    now = at("2026-11-25", "17:00");
    expect(await queue()).toBe(false);
    await sendAll();
    expect(sent).toHaveLength(1);
    // A Saturday.
    now = at("2026-11-28", "11:00");
    expect(await queue()).toBe(false);
  });

  test("lists what nobody has answered each working day for two weeks", async () => {
    await saved("Anna Late");
    for (const day of ["2026-11-25", "2026-11-26"])
      expect((await mailOf(day))?.text).toMatch(/Anna Late.*\?lead=/s);
    expect(await mailOf("2026-12-09")).toBeUndefined();
  });

  test("leaves out what was answered, is spam, is to be erased, or was dealt with since it was queued", async () => {
    await saved("Answered", { answered_at: now });
    await saved("Spam", { state: "quarantined", verdict: "spam" });
    await saved("Erased", { erase_at: now });
    expect(await mailOf("2026-11-25")).toBeUndefined();
    now = at("2026-11-25", "15:00");
    await saved("Anna Late");
    now = at("2026-11-26", "09:05");
    expect(await queue()).toBe(true);
    await store.updateTable("lead").set({ answered_at: now }).execute();
    await sendAll();
    expect(sent).toEqual([]);
  });

  test("counts all that is unanswered and lists the oldest, however many there are", async () => {
    await saved("Anna First");
    for (let index = 0; index < 2 * maxListed; index += 1) await saved("Later");
    const mail = await mailOf("2026-11-25");
    expect(mail?.subject).toContain(daily.unanswered.heading({ count: 2 * maxListed + 1 }));
    expect(mail?.text).toContain("Anna First");
    expect(String(mail?.text).match(/\?lead=/g)).toHaveLength(maxListed);
    // Mail programs cut what is longer.
    expect(Buffer.byteLength(String(mail?.html))).toBeLessThan(90_000);
  });

  test("lists each suspect once, the most promising first, and all of them in the end", async () => {
    for (let index = 0; index < 40; index += 1) await saved(`Suspect ${index};`, { state: "quarantined" });
    await saved("Best;", { state: "quarantined", score: 99 });
    const days = ["2026-11-25", "2026-11-26", "2026-11-27"];
    const texts: string[] = [];
    for (const day of days) texts.push(String((await mailOf(day))?.text ?? ""));
    const listed = texts.map((text) => text.match(/Suspect \d+;|Best;/g) ?? []);
    expect(listed[0]?.[0]).toBe("Best;");
    expect(listed.map(({ length }) => length)).toEqual([maxListed, 41 - maxListed, 0]);
    expect(new Set(listed.flat()).size).toBe(41);
  });

  test("tells once of what was given up, with the server's answer and the way to reach who wrote", async () => {
    const answered = await saved("Anna Webhook", { answered_at: now }, ["webhook"]);
    await store
      .updateTable("delivery")
      .set({ state: "dead", last_error: "550 no such user" })
      .where("lead_id", "=", answered)
      .execute();
    const mail = await mailOf("2026-11-25");
    expect(mail?.subject).toContain(daily.undelivered.heading({ count: 1 }));
    expect(mail?.text).toMatch(/Anna Webhook.*550 no such user/s);
    expect(await mailOf("2026-11-26")).toBeUndefined();
  });
});
