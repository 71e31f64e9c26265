import type { Clock } from "#leads/clock.ts";
import { hasMailbox } from "#leads/mailboxes.ts";
import { queueOnce } from "#leads/store/delivery-row.ts";
import type { DeliveryTable, Store } from "#leads/store/tables.ts";

/**
 * Queues the mail of a delivery for mailboxes that have none of it yet. Nothing goes to a mailbox that was removed from
 * the settings; whoever took its place gets what it never got, as an owner expects who corrects a mistyped one.
 */
export function rerouteToCurrentMailboxes(
  store: Store,
  clock: Clock,
  delivery: DeliveryTable,
  mailboxes: string[],
): Promise<void> {
  const { kind, lead_id } = delivery;
  return store.transaction().execute(async (transaction) => {
    const daily = firstDailyId(delivery);
    const siblings = await transaction
      .selectFrom("delivery")
      .select("recipient")
      .where("kind", "=", kind)
      .where(({ eb, or }) =>
        lead_id === null
          ? or([eb("id", "=", daily), eb("daily_id", "=", daily)])
          : eb("lead_id", "=", lead_id),
      )
      .execute();
    const served = siblings.map(({ recipient }) => recipient);
    for (const recipient of mailboxes.filter((mailbox) => !hasMailbox(served, mailbox))) {
      const copy = { kind, leadId: lead_id, recipient, now: clock.now() };
      await queueOnce(transaction, lead_id === null ? { ...copy, dailyId: daily } : copy);
    }
  });
}

/** Stands for the daily mails of one day to all mailboxes: the id of the first. */
export function firstDailyId({ id, daily_id }: Pick<DeliveryTable, "id" | "daily_id">): string {
  return daily_id ?? id;
}
