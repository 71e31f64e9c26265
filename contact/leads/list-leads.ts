import { shortId } from "#contact/leads/find-request.ts";
import { textTable } from "#contact/leads/text-table.ts";
import type { RequestState, RequestTable, Store } from "#contact/store/tables.ts";

export interface Selection {
  readonly state: RequestState | undefined;
  /** Only what arrived from this moment on, in milliseconds since 1970. */
  readonly since: number | undefined;
}

/** The newest requests, newest first. */
export async function listLeads(
  store: Store,
  { state, since }: Selection,
  limit: number,
): Promise<RequestTable[]> {
  return store
    .selectFrom("request")
    .selectAll()
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "accepted"))
    .$if(since !== undefined, (query) => query.where("created_at", ">=", since ?? 0))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function leadsAsTable(requests: readonly RequestTable[]): string {
  if (requests.length === 0) return "No requests.";
  return textTable(
    ["id", "received (UTC)", "score", "name", "company", "project", "budget", "language", "state"],
    requests.map((request) => [
      shortId(request.id),
      momentOf(request.created_at),
      request.score,
      request.name,
      request.company,
      request.project_type,
      request.budget,
      request.language,
      request.state === "quarantined" ? `quarantined: ${request.quarantine_reason}` : request.state,
    ]),
  );
}

/** A moment as a person reads it; PostgreSQL hands large numbers over as text. */
export function momentOf(time: number | null): string {
  return time === null ? "–" : new Date(Number(time)).toISOString().slice(0, 16).replace("T", " ");
}
