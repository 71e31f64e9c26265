import type { Clock } from "#leads/clock.ts";
import { hasMailbox } from "#leads/mailboxes.ts";
import { queueOnce } from "#leads/store/delivery-row.ts";
import type { DeliveryTable, Store } from "#leads/store/tables.ts";

/**
 * Queues the mail of a delivery, whose mailbox has been removed from the settings, for the current mailboxes that have
 * not got it yet. An owner who corrects a mistyped mailbox expects this.
 */
export function rerouteToCurrentMailboxes(
  store: Store,
  clock: Clock,
  delivery: DeliveryTable,
  mailboxes: string[],
): Promise<void> {
  const { kind, lead_id } = delivery;
  return store.transaction().execute(async (transaction) => {
    const dailyId = firstDailyId(delivery);
    const siblings = await transaction
      .selectFrom("delivery")
      .select("recipient")
      .where("kind", "=", kind)
      .where(({ eb, or }) =>
        lead_id === null
          ? or([eb("id", "=", dailyId), eb("daily_id", "=", dailyId)])
          : eb("lead_id", "=", lead_id),
      )
      .execute();
    const recipients = siblings.map(({ recipient }) => recipient);
    for (const recipient of mailboxes.filter((mailbox) => !hasMailbox(recipients, mailbox))) {
      const copy = { kind, leadId: lead_id, recipient, now: clock.now() };
      await queueOnce(transaction, lead_id === null ? { ...copy, dailyId } : copy);
    }
  });
}

/** The id of the first daily mail of a day, which identifies the mails of that day to all mailboxes. */
export function firstDailyId({ id, daily_id }: Pick<DeliveryTable, "id" | "daily_id">): string {
  return daily_id ?? id;
}
