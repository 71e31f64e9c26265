import { createHmac, randomBytes } from "node:crypto";
import type { Store } from "#contact/store/tables.ts";

/** What a derived secret is for; knowing one reveals nothing about the others. */
export type SecretPurpose = "links" | "visitors";

/** Derives a secret per purpose from one that the store keeps. */
export async function readSecrets(store: Store): Promise<(purpose: SecretPurpose) => string> {
  const root = await rootSecret(store);
  return (purpose) => createHmac("sha256", root).update(purpose).digest("base64url");
}

/** If two servers generate one at once, the first wins. */
async function rootSecret(store: Store): Promise<string> {
  const stored = store.selectFrom("secret").select("value").where("name", "=", "root");
  const known = await stored.executeTakeFirst();
  if (known) return known.value;
  await store
    .insertInto("secret")
    .values({ name: "root", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await stored.executeTakeFirstOrThrow()).value;
}
