import type { LeadLinks } from "#leads/actions/lead-links.ts";

export interface MailSettings {
  to: string[];
  from: string;
  links: LeadLinks;
}
