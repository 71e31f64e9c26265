/** Splits a comma-separated list of mailboxes, as stored with a lead or set in the environment. */
export function readMailboxes(list: string): string[] {
  return list
    .split(",")
    .map((mailbox) => mailbox.trim())
    .filter((mailbox) => mailbox !== "");
}
