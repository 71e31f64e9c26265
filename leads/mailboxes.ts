import { domainToASCII } from "node:url";
import { site } from "#data/contract/facts/site.ts";

/** The part of a mailbox before the @, and its domain in ASCII. */
export function partsOf(mailbox: string): [local: string, domain: string] {
  const at = mailbox.lastIndexOf("@");
  const domain = mailbox.slice(at + 1);
  return [mailbox.slice(0, Math.max(0, at)), domainToASCII(domain) || domain];
}

/** A mailbox in one spelling: in lower case, with its domain in ASCII. */
export function canonicalMailbox(mailbox: string): string {
  return partsOf(mailbox.trim().toLowerCase()).join("@");
}

/** The mailboxes that get leads: by default those in `to`, and those that routing rules name. */
export interface MailboxSettings {
  to: string[];
  routed: string[];
}

/** The mailboxes of the routing rules. */
export const routedMailboxes = distinctMailboxes(site.contact.routing.flatMap(({ to }) => to));

/**
 * All mailboxes of the agency, whose readers may sign in at the desk: those that get leads, and the one that mails are
 * sent from. The log and `/health`, which others may read, name each by its position in this list.
 */
export function numberedMailboxes({ to, from, routed }: MailboxSettings & { from: string }): string[] {
  return distinctMailboxes([...to, from, ...routed]);
}

/** Splits a comma-separated list of mailboxes, as stored with a lead or set in the environment. */
export function readMailboxes(list: string): string[] {
  return distinctMailboxes(list.split(",").map((mailbox) => mailbox.trim())).filter(
    (mailbox) => mailbox !== "",
  );
}

/** Removes duplicates, in whatever spelling. */
export function distinctMailboxes(list: string[]): string[] {
  return [
    ...new Map(list.toReversed().map((mailbox) => [canonicalMailbox(mailbox), mailbox])).values(),
  ].toReversed();
}

export function hasMailbox(list: string[], mailbox: string): boolean {
  return list.some((member) => canonicalMailbox(member) === canonicalMailbox(mailbox));
}

/**
 * The mailboxes that a lead goes to with the current settings: those that it was routed to and that have not been
 * removed since, or else the default ones.
 */
export function mailboxesOf({ to, routed }: MailboxSettings, recipient: string | null): string[] {
  const routedTo = readMailboxes(recipient ?? "").filter((mailbox) =>
    hasMailbox([...to, ...routed], mailbox),
  );
  return routedTo.length > 0 ? routedTo : to;
}
