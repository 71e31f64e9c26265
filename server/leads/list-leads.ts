import { localTime } from "#contact/business-hours.ts";
import { fieldFacts, leadFields } from "#contact/lead-fields.ts";
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

/** Long texts have no place in a line of a table. */
const listed = leadFields.filter((field) => fieldFacts[field].place !== "text");

export function leadsAsTable(leads: readonly LeadTable[]): string {
  if (leads.length === 0) return "No leads.";
  return textTable(
    ["id", "received", "score", ...listed, "language", "state"],
    leads.map((lead) => [
      shortId(lead.id),
      formatLocalTime(lead.created_at),
      lead.score,
      ...listed.map((field) => lead[fieldFacts[field].column]),
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
