import type { LeadTable } from "#contact/store/tables.ts";
import { csvLine } from "#server/leads/csv.ts";

export type ExportFormat = "csv" | "json";

/** A lead as the outside reads it: no internal key, times as text. */
function outside(lead: LeadTable) {
  return {
    id: lead.id,
    receivedAt: new Date(Number(lead.created_at)).toISOString(),
    state: lead.state,
    quarantineReason: lead.signals,
    score: lead.score,
    recipient: lead.recipient,
    language: lead.language,
    name: lead.name,
    email: lead.email,
    company: lead.company,
    phone: lead.phone,
    projectType: lead.project_type,
    budget: lead.budget,
    message: lead.message,
  };
}

const columns = [
  "id",
  "receivedAt",
  "state",
  "quarantineReason",
  "score",
  "recipient",
  "language",
  "name",
  "email",
  "company",
  "phone",
  "projectType",
  "budget",
  "message",
] as const satisfies readonly (keyof ReturnType<typeof outside>)[];

/** Spreadsheets take a file for UTF-8 only where it begins so. */
const byteOrderMark = "\ufeff";

/** Leads as the text of a file, piece by piece. */
export async function* exportLeads(
  leads: AsyncIterable<LeadTable>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === "csv") {
    yield byteOrderMark + csvLine(columns);
    for await (const lead of leads) {
      const cells = outside(lead);
      yield csvLine(columns.map((column) => cells[column]));
    }
    return;
  }
  let before = "[\n";
  for await (const lead of leads) {
    yield before + JSON.stringify(outside(lead));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
