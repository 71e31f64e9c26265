import type { ActionLinks } from "#contact/actions/action-links.ts";

/** Whom the agency's mails go to and come from, and how their links are made. */
export interface MailSettings {
  readonly to: readonly string[];
  readonly from: string;
  readonly links: ActionLinks;
  /** How the owner's commands are called where this runs, without the command itself. */
  readonly command: string;
}
