import { csvLine } from "#leads/export/csv.ts";
import { leadColumns } from "#leads/export/lead-columns.ts";
import { publicLead } from "#leads/export/public-lead.ts";
import type { NotedLead } from "#leads/store/find-leads.ts";
import type { ExtraAnswer } from "#leads/store/lead-extra.ts";

export const exportFormats = ["csv", "json"] as const;

type ExportFormat = (typeof exportFormats)[number];

/** A lead as other programs receive it, with its status, verdict, recipient and notes. */
function leadWithStatus(lead: NotedLead) {
  const { state, status, verdict, answered_at, recipient, notes = [] } = lead;
  const answeredAt = answered_at === null ? null : new Date(answered_at).toISOString();
  return { ...publicLead(lead), state, status, verdict, answeredAt, recipient, notes };
}

/** Spreadsheets recognise UTF-8 only by its byte order mark. */
const byteOrderMark = "\ufeff";

/** Yields the exported file in pieces. The columns of added fields come from `sampleAnswers`, as in `leadColumns`. */
export async function* exportLeads(
  leads: AsyncIterable<NotedLead>,
  format: ExportFormat,
  sampleAnswers?: Record<string, ExtraAnswer>,
): AsyncGenerator<string> {
  if (format === "csv") {
    const columns = leadColumns(sampleAnswers);
    yield byteOrderMark + csvLine(columns.map(({ label }) => label));
    for await (const lead of leads) yield csvLine(columns.map(({ cellOf }) => cellOf(lead)));
    return;
  }
  let separator = "[\n";
  for await (const lead of leads) {
    yield separator + JSON.stringify(leadWithStatus(lead));
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
