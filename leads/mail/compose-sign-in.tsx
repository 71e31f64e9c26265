import type { SendMailOptions } from "nodemailer";
import { site } from "#contract/facts/site.ts";
import { deskWords } from "#leads/desk/words.ts";
import { agencyLanguage } from "#leads/lead-text.ts";
import { MailLink } from "#leads/mail/lead-block.tsx";
import { MailLayout, mailText, paragraphs, renderMail } from "#leads/mail/mail-layout.tsx";

export function composeSignIn(to: string, href: string): SendMailOptions {
  const { subject, text, link, unasked } = deskWords(agencyLanguage).mail;
  return {
    to: { name: "", address: to },
    subject: `[${site.brand}] ${subject}`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: paragraphs([text, `${link}\n${href}`, unasked]),
    html: renderMail(
      <MailLayout language={agencyLanguage} heading={subject}>
        <p style={mailText}>{text}</p>
        <p style={mailText}>
          <MailLink text={link} href={href} />
        </p>
        <p style={mailText}>{unasked}</p>
      </MailLayout>,
    ),
  };
}
