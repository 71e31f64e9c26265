import { createHmac, randomBytes } from "node:crypto";
import type { Store } from "#contact/store/tables.ts";

/** What a secret is used for; one that is known says nothing of the others. */
export type SecretPurpose = "links" | "visitors";

/**
 * The secrets of a store's servers, one a purpose. They come from the one that is given, or from one drawn at
 * the first start and kept in the store: servers that share a database share them, and a restart changes none.
 */
export async function readSecrets(
  store: Store,
  given: string | null,
): Promise<(purpose: SecretPurpose) => string> {
  const root = given ?? (await storedSecret(store));
  return (purpose) => createHmac("sha256", root).update(purpose).digest("base64url");
}

/** Reads the stored secret, drawn where there is none; of two servers that draw one at once, the first counts. */
async function storedSecret(store: Store): Promise<string> {
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
