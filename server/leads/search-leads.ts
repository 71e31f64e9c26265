import { fieldFacts, leadFields } from "#contact/lead-fields.ts";
import type { LeadTable, Store } from "#contact/store/tables.ts";
import { iterateLeads } from "#server/leads/iterate-leads.ts";

/** Removes case and accents. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

const typedFields = leadFields.filter((field) => !("options" in fieldFacts[field]));

/** Finds leads that contain all the words in what was typed, newest first. */
export async function searchLeads(
  store: Store,
  words: readonly string[],
  limit: number,
): Promise<LeadTable[]> {
  const wanted = words.map(plain);
  const found: LeadTable[] = [];
  for await (const lead of iterateLeads(store, { state: undefined, since: undefined })) {
    const text = plain(typedFields.map((field) => lead[fieldFacts[field].column]).join("\n"));
    if (wanted.every((word) => text.includes(word))) found.push(lead);
    if (found.length > limit) found.shift();
  }
  return found.toReversed();
}
