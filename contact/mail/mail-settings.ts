import type { ActionLinks } from "#contact/actions/action-links.ts";

/** Whom the agency's mails go to and come from, and how their links are made. */
export interface MailSettings {
  readonly to: readonly string[];
  readonly from: string;
  readonly links: ActionLinks;
}
