import type { SendMailOptions } from "nodemailer";
import { site } from "#data/contract/facts/site.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import { writeMail } from "#leads/mail/write-mail.tsx";
import { agencyLanguage } from "#leads/text/lead-text.ts";

export function composeSignIn(mailbox: string, href: string): SendMailOptions {
  const { subject, text, link, unasked } = deskCopy(agencyLanguage).mail;
  return {
    to: { name: "", address: mailbox },
    subject: `[${site.brand}] ${subject}`,
    headers: { "Auto-Submitted": "auto-generated" },
    ...writeMail(agencyLanguage, subject, [text, { link: { text: link, href } }, unasked]),
  };
}
