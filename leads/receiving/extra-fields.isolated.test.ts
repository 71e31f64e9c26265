import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "node-html-parser";
import type { SendMailOptions } from "nodemailer";
import { expect, test, vi } from "vitest";
import { day } from "#contract/formats/milliseconds.ts";
import { defaultLanguage, localize } from "#contract/languages/languages.ts";
import { extraFields, type Lead } from "#contract/lead/lead-fields.ts";
import { validationMessages } from "#contract/lead/lead-form.copy.ts";
import { validateLead } from "#contract/lead/validate-lead.ts";
import { queueDailyReport } from "#leads/daily/daily-report.ts";
import { exportLeads } from "#leads/export/export-leads.ts";
import { bodyLimit } from "#leads/http/form-fields.ts";
import { eraseLeads, truncateLog } from "#leads/retention/erase-leads.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { findSampleAnswers, iterateLeads, listLeads } from "#leads/store/find-leads.ts";
import { tickMark } from "#leads/store/lead-extra.ts";
import { saveLead } from "#leads/store/save-lead.ts";
import { webhookBody } from "#leads/webhook/webhook.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { mailSettings, newLead, validFields } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";

const missing = "Please choose a size";

vi.mock(import("#data/contract/facts/contact-form.ts"), async (load) => {
  const form = await load();
  const { extraFieldsSchema, specOf } = await import("#contract/schemas/extra-fields.ts");
  const { keysOf, recordOf } = await import("#contract/reader/records.ts");
  const inAll = (written: string) => localize(() => written);
  const fields = extraFieldsSchema.parse({
    size: {
      kind: "choice",
      required: true,
      label: inAll("How many are you?"),
      missing: inAll("Please choose a size"),
      options: { one: inAll("Just me"), few: inAll("Two to\u00ad ten") },
    },
    place: { kind: "text", label: inAll("Present address") },
    wishes: { kind: "long text", label: inAll("Wishes") },
    callBack: { kind: "checkbox", label: inAll("Call me back") },
  });
  return {
    ...form,
    extraFieldSpecs: recordOf(keysOf(fields), (field) => specOf(fields[field])),
    extraTexts: fields,
  };
});

freshStore();

const now = Date.UTC(2026, 10, 24, 9);
const clock = { now: () => now };
const answers = {
  "extra-size": "few",
  "extra-place": "=1+1 Kirchgasse",
  "extra-wishes": "Quince\nGeorgian",
  "extra-callBack": "yes",
};
const input = { ...validFields, ...answers };
const messages = validationMessages(defaultLanguage);

function leadWith(changes: Record<string, unknown> = {}): Lead {
  const checked = validateLead({ ...input, ...changes }, messages);
  if (!checked.ok) throw new Error(JSON.stringify(checked.errors));
  return checked.lead;
}

async function csv(): Promise<string> {
  return text(exportLeads(iterateLeads(store, {}), "csv", await findSampleAnswers(store, {})));
}

/** Every mail that lists or shows the lead, and the visitor's, as text, by the kind of its delivery. */
async function mailsAbout(lead: Lead): Promise<Record<string, string>> {
  const mails: SendMailOptions[] = [];
  const sendMail = async (mail: SendMailOptions) => void mails.push(mail);
  const deliver = createDeliver({ store, clock, sendMail, mails: mailSettings, webhook: null });
  const deliveries = ["agency", "suspect", "acknowledgement"] as const;
  await saveLead(store, clock, { ...newLead, lead, deliveries });
  await sendDueDeliveries({ store, clock, deliver });
  const later = { now: () => now + day };
  await queueDailyReport(store, later, mailSettings.to);
  await sendDueDeliveries({ store, clock: later, deliver });
  const sent = await store.selectFrom("delivery").select(["kind", "message_id"]).execute();
  return Object.fromEntries(
    mails.map(({ messageId, html, text }) => [
      sent.find(({ message_id }) => message_id === messageId)?.kind,
      `${text}\n${parse(String(html)).text}`,
    ]),
  );
}

test("the form takes what its own fields allow, and refuses the rest with the sentence of the field", () => {
  expect(leadWith()).toMatchObject(answers);
  expect(leadWith({ "extra-place": undefined, "extra-callBack": "" })).toMatchObject({
    "extra-place": "",
    "extra-callBack": "",
  });
  const wrong = {
    "extra-size": ["", "huge", undefined, "constructor"],
    "extra-place": ["a".repeat(201)],
    "extra-wishes": ["a".repeat(2001)],
    "extra-callBack": ["on", "no"],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const checked = validateLead({ ...input, [field]: value }, messages);
      const errors: Record<string, string> = checked.ok ? {} : checked.errors;
      expect(Object.keys(errors), `${field}: ${value}`).toEqual([field]);
      expect(errors[field]).toEqual(field === "extra-size" ? missing : expect.stringMatching(/\S/));
    }
});

test("the longest that the fields take fits into one call, however it is encoded", () => {
  const longest = { name: 100, message: 2000, "extra-place": 200, "extra-wishes": 2000 };
  const typed = Object.entries(longest).map(([field, length]) => [field, "🥐".repeat(length)]);
  const body = new URLSearchParams({ ...input, ...Object.fromEntries(typed) });
  expect(leadWith(Object.fromEntries(body))).toBeTruthy();
  expect(body.toString().length).toBeLessThan(bodyLimit);
});

test("answers are in the mails to the agency, and not in the visitor's", async () => {
  const { acknowledgement, ...toAgency } = await mailsAbout(leadWith());
  expect(Object.keys(toAgency)).toHaveLength(3);
  for (const [kind, mail] of Object.entries(toAgency))
    for (const part of [
      "How many are you?",
      "Two to ten",
      "Kirchgasse",
      "Quince",
      "Georgian",
      "Call me back",
      tickMark,
    ])
      expect(mail, kind).toContain(part);
  for (const part of ["Two to ten", "Kirchgasse", "Quince", "Call me back"])
    expect(acknowledgement).not.toContain(part);
});

test("a row that a visitor writes within an answer cannot pass for one of ours", async () => {
  const { agency = "", daily = "" } = await mailsAbout(
    leadWith({ "extra-wishes": "Quince\nReceived: never" }),
  );
  for (const mail of [agency, daily]) expect(mail.split("\n")).not.toContain("Received: never");
});

test("answers are in the webhook, both exports and the search", async () => {
  await saveLead(store, clock, { ...newLead, lead: leadWith() });
  const [row] = await listLeads(store, { words: "georgian kirchgasse" }, 10);
  const extra = { size: "few", place: "=1+1 Kirchgasse", wishes: "Quince\nGeorgian", callBack: "yes" };
  expect(row && JSON.parse(webhookBody(row)).data.extra).toEqual(extra);
  expect(JSON.parse(await text(exportLeads(iterateLeads(store, {}), "json")))).toMatchObject([{ extra }]);
  const table = await csv();
  expect(table).toContain('"How many are you?";"Present address";"Wishes";"Call me back"');
  expect(table).toContain(`"Two to ten";"'=1+1 Kirchgasse";"Quince\nGeorgian";"${tickMark}"`);
});

test("an answer to a field that was dropped stays under its name and with its words", async () => {
  await saveLead(store, clock, { ...newLead, lead: leadWith() });
  const dropped = { shade: { label: "Which shade?", value: "s2", shown: "Dark green" } };
  await store
    .updateTable("lead")
    .set({ extra: JSON.stringify(dropped) })
    .execute();
  const table = await csv();
  expect(table).toContain('"Call me back";"Which shade?"');
  expect(table).toContain('"Dark green"');
});

test("the same message with another answer is a lead of its own", async () => {
  const key = { idempotencyKey: "0123456789abcdef" };
  const save = (lead: Lead) => saveLead(store, clock, { ...newLead, ...key, lead });
  const first = await save(leadWith());
  expect(await save(leadWith())).toEqual(first);
  expect(await save(leadWith({ "extra-size": "one" }))).not.toEqual(first);
});

test("an erased lead leaves no answer behind", async () => {
  const { id } = await saveLead(store, clock, { ...newLead, lead: leadWith() });
  await eraseLeads({ store, mailFolder: folder }, [id]);
  await truncateLog(store);
  expect(extraFields).toHaveLength(4);
  expect((await readFile(join(folder, "orvane.sqlite"))).includes("Georgian")).toBe(false);
});
