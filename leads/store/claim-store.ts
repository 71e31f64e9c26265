import type { Store } from "#leads/store/tables.ts";

/** A site may take over from it: whoever makes a site has tried the sample first. */
const replaceable = "sample";

/**
 * Notes whose requests the database holds, by the folder of the site.
 * @throws if they are another site's, which would get its mails and see its visitors
 */
export async function claimStore(store: Store, siteFolder: string): Promise<void> {
  await store
    .insertInto("secret")
    .values({ name: "site", value: siteFolder })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet({ value: siteFolder }).where("secret.value", "=", replaceable),
    )
    .execute();
  const { value } = await store
    .selectFrom("secret")
    .select("value")
    .where("name", "=", "site")
    .executeTakeFirstOrThrow();
  if (value !== siteFolder)
    throw new Error(
      `it holds the requests of the site in ${value}; give ${siteFolder} a database of its own`,
    );
}
