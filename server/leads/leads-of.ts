import { domainToASCII } from "node:url";
import type { Store } from "#contact/store/tables.ts";

/**
 * Ids of every lead a mailbox sent, however its owner wrote the address: capitals and the domain's
 * script make no difference.
 */
export async function leadsOf(store: Store, email: string): Promise<string[]> {
  const wanted = canonical(email);
  const written = await store.selectFrom("lead").select("email").distinct().execute();
  const same = written.map((row) => row.email).filter((other) => canonical(other) === wanted);
  if (same.length === 0) return [];
  const leads = await store.selectFrom("lead").select("id").where("email", "in", same).execute();
  return leads.map(({ id }) => id);
}

function canonical(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf("@");
  const domain = address.slice(at + 1);
  return `${address.slice(0, at)}@${domainToASCII(domain) || domain}`;
}
