import { domainToASCII } from "node:url";
import type { Store } from "#contact/store/tables.ts";

/** Ids of all leads sent by a mailbox, ignoring case and the script of the domain. */
export async function leadIdsOf(store: Store, email: string): Promise<string[]> {
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
