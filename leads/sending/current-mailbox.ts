import type { Clock } from "#leads/clock.ts";
import { hasMailbox, type MailboxSettings, mailboxesOf } from "#leads/mailboxes.ts";
import type { ClaimedDelivery } from "#leads/outbox/claims.ts";
import { NothingToSend } from "#leads/outbox/delivery-errors.ts";
import { rerouteToCurrentMailboxes } from "#leads/outbox/reroute-delivery.ts";
import type { Store } from "#leads/store/tables.ts";

/**
 * Checks that the settings still name the mailbox of a delivery to the agency. If they do not, queues the mail for the
 * mailboxes that they name now.
 * @throws `NothingToSend` after that.
 */
export async function requireCurrentMailbox(
  { store, clock, mails }: { store: Store; clock: Clock; mails: MailboxSettings },
  { delivery, lead }: ClaimedDelivery,
): Promise<void> {
  const mailboxes = lead ? mailboxesOf(mails, lead.recipient) : mails.to;
  if (hasMailbox(mailboxes, delivery.recipient)) return;
  await rerouteToCurrentMailboxes(store, clock, delivery, mailboxes);
  throw new NothingToSend("queued for the mailboxes of today");
}
