import { csvLine } from "#contact/leads/csv.ts";
import type { RequestTable } from "#contact/store/tables.ts";

export type ExportFormat = "csv" | "json";

/** A request as the outside reads it: no internal key, times as text. */
function outside(request: RequestTable) {
  return {
    id: request.id,
    receivedAt: new Date(Number(request.created_at)).toISOString(),
    state: request.state,
    quarantineReason: request.quarantine_reason,
    score: request.score,
    recipient: request.recipient,
    language: request.language,
    name: request.name,
    email: request.email,
    company: request.company,
    phone: request.phone,
    projectType: request.project_type,
    budget: request.budget,
    message: request.message,
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

/** Requests as the text of a file, piece by piece. */
export async function* exportLeads(
  requests: AsyncIterable<RequestTable>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === "csv") {
    yield byteOrderMark + csvLine(columns);
    for await (const request of requests) {
      const cells = outside(request);
      yield csvLine(columns.map((column) => cells[column]));
    }
    return;
  }
  let before = "[\n";
  for await (const request of requests) {
    yield before + JSON.stringify(outside(request));
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}
