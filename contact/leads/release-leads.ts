import type { Clock } from "#contact/clock.ts";
import { mailRow } from "#contact/store/mail-row.ts";
import type { MailKind, Store } from "#contact/store/tables.ts";

export interface ReleaseParts {
  readonly store: Store;
  readonly clock: Clock;
  /** What an accepted request sends. */
  readonly mails: readonly MailKind[];
  readonly mailHost: string;
}

/**
 * Takes requests out of quarantine and sends what they would have sent; those that are not in quarantine
 * are left alone. Tells which were released.
 */
export async function releaseLeads(
  { store, clock, mails, mailHost }: ReleaseParts,
  requests: readonly string[] | "all",
): Promise<string[]> {
  return store.transaction().execute(async (transaction) => {
    const released = await transaction
      .updateTable("request")
      .set({ state: "accepted" })
      .where("state", "=", "quarantined")
      .$if(requests !== "all", (query) => query.where("id", "in", requests === "all" ? [] : [...requests]))
      .returning("id")
      .execute();
    const now = clock.now();
    for (const { id } of released) {
      await transaction
        .insertInto("mail")
        .values(mails.map((kind) => mailRow({ kind, requestId: id, mailHost, now })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    return released.map(({ id }) => id);
  });
}
