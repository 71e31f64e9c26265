import type { LeadLinks } from "#contact/actions/lead-links.ts";

export interface MailSettings {
  to: string[];
  from: string;
  links: LeadLinks;
  /** Whether a second mail about each lead has the link to its page, instead of the one that is replied to. */
  hasInternalMail: boolean;
  /** How the owner runs the command line on this installation, without the subcommand. */
  command: string;
}
