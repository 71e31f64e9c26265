import { columnsOf, fieldSpecs, type Lead, type LeadField, leadFields } from "#contract/lead/lead-fields.ts";
import { recordOf } from "#contract/reader/records.ts";
import { createLeadLinks } from "#leads/actions/lead-links.ts";
import type { MailSettings } from "#leads/mail/mail-envelope.ts";
import type { NewLead } from "#leads/store/save-lead.ts";
import type { LeadTable } from "#leads/store/tables.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

/** A value for a field that matters to no test. */
function anyValue(field: LeadField): string {
  const spec = fieldSpecs[field];
  if ("options" in spec) return spec.options[0] ?? "";
  return "a".repeat(spec.min);
}

/** A lead as sent by a visitor. */
export const sampleLead: Lead = {
  ...recordOf(leadFields, anyValue),
  name: "Zoë Müller",
  email: "zoe@bäckerei-example.de",
  company: "Bäckerei Müller",
  phone: "+49 30 901820",
  projectType: "website",
  budget: "medium",
  message: "Guten Tag,\nwir suchen eine Webseite. 🥐 שלום",
};

/** What a visitor types, as the form sends it. */
export const validFields = { ...sampleLead, email: "zoe@example.org", budget: "small" };

/** Stores the sample lead; without deliveries unless the test adds some. */
export const newLead: NewLead = {
  lead: sampleLead,
  language: thirdLanguage,
  idempotencyKey: null,
  deliveries: [],
  mailboxes: ["bonjour@orvane.example"],
  origin: { service: null, buttonPromise: null, source: {} },
  assessment: { state: "accepted", signals: null, score: 0, recipient: null },
};

/** A database row of a lead. */
export const leadRow: LeadTable = {
  id: "019a0000-0000-7000-8000-0000deadbeef",
  created_at: Date.UTC(2026, 10, 21, 9, 30),
  idempotency_key: null,
  language: thirdLanguage,
  ...columnsOf(sampleLead),
  name: "Zoë Müller-Lefèvre",
  email: "zoe@bäckerei-example.de",
  company: "Bäckerei Müller & Söhne",
  project_type: "automation",
  message: "Guten Tag,\nwir suchen <b>Hilfe</b>. 🥐\n\nשלום",
  state: "accepted",
  signals: null,
  score: 73,
  recipient: null,
  daily_id: null,
  verdict: null,
  answered_at: null,
  erase_at: null,
  service: null,
  promise: null,
  source: null,
  extra: null,
  status: "new",
};

/** Sample mail settings. */
export const mailSettings: MailSettings = {
  to: ["bonjour@orvane.example"],
  routed: [],
  from: "site@orvane.example",
  links: createLeadLinks("a secret of the tests", "https://orvane.example/functions/v1/lead"),
};
