import { columnsOf } from "#contract/lead-fields.ts";
import { type LeadTable, newLeadColumns } from "#leads/store/tables.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { thirdLanguage } from "#tests/support/spoken.ts";

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
  ...newLeadColumns,
  service: null,
  promise: null,
  source: null,
  status: "new",
};
