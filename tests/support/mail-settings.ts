import { createLeadLinks } from "#leads/actions/lead-links.ts";
import type { MailSettings } from "#leads/mail/mail-settings.ts";

/** Sample mail settings. */
export const mailSettings: MailSettings = {
  to: ["bonjour@orvane.example"],
  from: "site@orvane.example",
  links: createLeadLinks("a secret of the tests", "https://orvane.example/functions/v1/lead"),
};
