import type { LeadTable, Store } from "#contact/store/tables.ts";
import { iterateLeads } from "#server/leads/iterate-leads.ts";

/** Removes case and accents. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Finds leads that contain all the words in a name, address, number or message, newest first. */
export async function searchLeads(
  store: Store,
  words: readonly string[],
  limit: number,
): Promise<LeadTable[]> {
  const wanted = words.map(plain);
  const found: LeadTable[] = [];
  for await (const lead of iterateLeads(store, { state: undefined, since: undefined })) {
    const text = plain([lead.name, lead.company, lead.email, lead.phone, lead.message].join("\n"));
    if (wanted.every((word) => text.includes(word))) found.push(lead);
    if (found.length > limit) found.shift();
  }
  return found.toReversed();
}
