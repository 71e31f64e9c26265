import type { MailSettings } from "#leads/mail/mail-settings.ts";
import type { LeadTable } from "#leads/store/tables.ts";

/** Splits a comma-separated list of mailboxes, as stored with a lead or set in the environment. */
export function readMailboxes(list: string): string[] {
  return list
    .split(",")
    .map((mailbox) => mailbox.trim())
    .filter((mailbox) => mailbox !== "");
}

/** Recipients of a lead's mails: those it was routed to, or the agency's default mailboxes. */
export function recipientsOf({ recipient }: Pick<LeadTable, "recipient">, { to }: MailSettings): string[] {
  return recipient === null ? to : readMailboxes(recipient);
}
