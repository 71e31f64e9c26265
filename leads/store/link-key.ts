import { createHmac, randomBytes } from "node:crypto";
import type { Store } from "#leads/store/tables.ts";

/** The secret that signs links to leads, derived from one that the store keeps for all its servers. */
export async function readLinkSecret(store: Store): Promise<string> {
  return createHmac("sha256", await rootSecret(store))
    .update("links")
    .digest("base64url");
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

/** The next server to start generates another. */
export async function forgetSecret(store: Store): Promise<void> {
  await store.deleteFrom("secret").where("name", "=", "root").execute();
}
