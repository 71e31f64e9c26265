import type { LeadLinks } from "#contact/actions/lead-links.ts";

export interface MailSettings {
  to: string[];
  from: string;
  links: LeadLinks;
}
