import { leadOf } from "#contract/lead-fields.ts";
import { csvLine } from "#leads/export/csv.ts";
import { leadColumns } from "#leads/export/lead-columns.ts";
import { parseSource } from "#leads/receiving/lead-origin.ts";
import type { NotedLead } from "#leads/store/find-leads.ts";

export const exportFormats = ["csv", "json"] as const;

type ExportFormat = (typeof exportFormats)[number];

/** A lead as exported: no internal keys, times as text. */
function outside(lead: NotedLead) {
  return {
    id: lead.id,
    receivedAt: new Date(lead.created_at).toISOString(),
    state: lead.state,
    status: lead.status,
    signals: lead.signals?.split(", ") ?? [],
    verdict: lead.verdict,
    answeredAt: lead.answered_at === null ? null : new Date(lead.answered_at).toISOString(),
    score: lead.score,
    recipient: lead.recipient,
    language: lead.language,
    ...leadOf(lead),
    service: lead.service,
    promise: lead.promise,
    source: parseSource(lead.source),
    notes: lead.notes ?? [],
  };
}

/** Spreadsheets recognise UTF-8 only by its byte order mark. */
const byteOrderMark = "\ufeff";

/** Yields the exported file in pieces. */
export async function* exportLeads(
  leads: AsyncIterable<NotedLead>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === "csv") {
    const columns = leadColumns();
    yield byteOrderMark + csvLine(columns.map(({ label }) => label));
    for await (const lead of leads) yield csvLine(columns.map(({ cellOf }) => cellOf(lead)));
    return;
  }
  let before = "[\n";
  for await (const lead of leads) {
    yield before + JSON.stringify(outside(lead));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
