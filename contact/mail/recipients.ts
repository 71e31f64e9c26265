import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { LeadTable } from "#contact/store/tables.ts";

/** Mailboxes as they are stored beside a lead and given in the environment: separated by commas. */
export function readMailboxes(list: string): string[] {
  return list
    .split(",")
    .map((mailbox) => mailbox.trim())
    .filter((mailbox) => mailbox !== "");
}

/** Whom a lead's mails go to: who it was routed to, or the agency's usual mailboxes. */
export function recipientsOf(
  { recipient }: Pick<LeadTable, "recipient">,
  { to }: MailSettings,
): readonly string[] {
  return recipient === null ? to : readMailboxes(recipient);
}
