import type { SendMailOptions } from "nodemailer";
import { MailLink } from "#contact/mail/lead-block.tsx";
import { agencyLanguage } from "#contact/mail/lead-words.ts";
import { MailLayout, mailText, paragraphs, renderMail } from "#contact/mail/mail-layout.tsx";
import { deskWords } from "#server/desk/words.ts";
import { site } from "#site.config.ts";

export function composeSignIn(to: string, href: string): SendMailOptions {
  const { subject, text, link, unasked } = deskWords(agencyLanguage).mail;
  return {
    to: { name: "", address: to },
    subject: `[${site.brand}] ${subject}`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: paragraphs([text, `${link}\n${href}`, unasked]),
    html: renderMail(
      <MailLayout language={agencyLanguage} preview={text} heading={subject}>
        <p style={mailText}>{text}</p>
        <p style={mailText}>
          <MailLink text={link} href={href} />
        </p>
        <p style={mailText}>{unasked}</p>
      </MailLayout>,
    ),
  };
}
