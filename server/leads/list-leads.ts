import { localTime } from "#contact/business-hours.ts";
import type { LeadState, LeadTable, Store } from "#contact/store/tables.ts";
import { shortId } from "#contact/store/time-ordered-id.ts";
import { textTable } from "#server/leads/text-table.ts";
import { site } from "#site.config.ts";

export interface LeadFilter {
  readonly state: LeadState | undefined;
  /** Earliest arrival, in milliseconds since 1970. */
  readonly since: number | undefined;
}

/** Lists the newest leads, newest first. */
export async function listLeads(
  store: Store,
  { state, since }: LeadFilter,
  limit: number,
): Promise<LeadTable[]> {
  return store
    .selectFrom("lead")
    .selectAll()
    .$if(state !== undefined, (query) => query.where("state", "=", state ?? "accepted"))
    .$if(since !== undefined, (query) => query.where("created_at", ">=", since ?? 0))
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export function leadsAsTable(leads: readonly LeadTable[]): string {
  if (leads.length === 0) return "No leads.";
  return textTable(
    ["id", "received", "score", "name", "company", "email", "project", "budget", "language", "state"],
    leads.map((lead) => [
      shortId(lead.id),
      formatLocalTime(lead.created_at),
      lead.score,
      lead.name,
      lead.company,
      lead.email,
      lead.project_type,
      lead.budget,
      lead.language,
      lead.state === "quarantined" ? `quarantined: ${lead.signals}` : lead.state,
    ]),
  );
}

/** Formats a timestamp in the agency's local time. */
export function formatLocalTime(moment: number | null): string {
  if (moment === null) return "–";
  const { day, time } = localTime(moment, site.hours);
  return `${day} ${time}`;
}
