import { site } from "#contract/facts/site.ts";
import type { Configuration } from "#leads/server/configuration.ts";

/** Who may sign in to the desk: the readers of every mailbox that gets leads, and of the one that sends. */
export function deskReaders({ mailTo, mailFrom }: Pick<Configuration, "mailTo" | "mailFrom">): string[] {
  return [...new Set([...mailTo, mailFrom, ...site.contact.routing.flatMap(({ to }) => to)])];
}
