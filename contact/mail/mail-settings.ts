import type { ActionLinks } from "#contact/actions/action-links.ts";

/** Addresses and links used in all mails. */
export interface MailSettings {
  readonly to: readonly string[];
  readonly from: string;
  readonly links: ActionLinks;
  /** How the owner runs the command line on this installation, without the subcommand. */
  readonly command: string;
}
