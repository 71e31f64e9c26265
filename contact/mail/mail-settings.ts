import type { LeadLinks } from "#contact/actions/lead-links.ts";

/** Addresses and links used in all mails. */
export interface MailSettings {
  readonly to: readonly string[];
  readonly from: string;
  readonly links: LeadLinks;
  /** How the owner runs the command line on this installation, without the subcommand. */
  readonly command: string;
}
