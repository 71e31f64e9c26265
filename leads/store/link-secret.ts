import { randomBytes } from "node:crypto";
import type { Store } from "#leads/store/tables.ts";

const name = "links";

/**
 * Reads the secret that signs links to leads, which all servers share. If there is none, generates it; of two servers,
 * the first wins.
 */
export async function readLinkSecret(store: Store): Promise<string> {
  await store
    .insertInto("secret")
    .values({ name, value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const stored = store.selectFrom("secret").select("value").where("name", "=", name);
  return (await stored.executeTakeFirstOrThrow()).value;
}

/** The next server to start generates another. */
export async function forgetLinkSecret(store: Store): Promise<void> {
  await store.deleteFrom("secret").where("name", "=", name).execute();
}
