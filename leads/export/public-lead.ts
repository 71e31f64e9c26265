import { leadOf } from "#contract/lead/lead-fields.ts";
import { parseExtra } from "#leads/store/lead-extra.ts";
import { parseSource } from "#leads/store/lead-source.ts";
import type { LeadTable } from "#leads/store/tables.ts";

/** A lead as other programs receive it, from the webhook and in the JSON export. */
export function publicLead(lead: LeadTable) {
  const { id, created_at, language, score, signals, service, promise, source } = lead;
  return {
    id,
    receivedAt: new Date(created_at).toISOString(),
    language,
    score,
    ...leadOf(lead),
    /** The answers in the fields that the site adds, by their keys. */
    extra: Object.fromEntries(Object.entries(parseExtra(lead.extra)).map(([key, { value }]) => [key, value])),
    signals: signals?.split(", ") ?? [],
    service,
    promise,
    source: parseSource(source),
  };
}
