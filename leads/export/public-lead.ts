import { leadOf } from "#contract/lead/lead-fields.ts";
import { parseExtra } from "#leads/store/lead-extra.ts";
import { parseSource } from "#leads/store/lead-source.ts";
import type { LeadTable } from "#leads/store/tables.ts";

/** A lead as other programs get it: by the webhook, and with what became of it in the JSON export. */
export function publicLead(lead: LeadTable) {
  const { id, created_at, language, score, signals, service, promise, source } = lead;
  return {
    id,
    receivedAt: new Date(created_at).toISOString(),
    language,
    score,
    ...leadOf(lead),
    /** What was typed or chosen in the fields that the site adds, by their keys. */
    extra: Object.fromEntries(Object.entries(parseExtra(lead.extra)).map(([key, { value }]) => [key, value])),
    signals: signals?.split(", ") ?? [],
    service,
    promise,
    source: parseSource(source),
  };
}
