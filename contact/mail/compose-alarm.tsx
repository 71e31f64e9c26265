import type { SendMailOptions } from "nodemailer";
import type { Deaths } from "#contact/alarm.ts";
import { MailLayout, mailText, renderMail } from "#contact/mail/mail-layout.tsx";
import type { DeliveryKind, DeliveryTable } from "#contact/store/tables.ts";
import { alarmMail } from "#content/copy/fr/alarm-mail.ts";
import { site } from "#site.config.ts";

/** The mail that sums up which mails were given up; names no visitor. */
export function composeAlarm({ recipient, payload }: DeliveryTable): SendMailOptions {
  const deaths: Deaths = JSON.parse(payload ?? "{}");
  const counts = Object.entries(deaths) as [DeliveryKind, number][];
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const { heading, text, kinds, list, retry } = alarmMail;
  const lines = counts.map(([kind, count]) => `${kinds[kind]} : ${count}`);
  return {
    to: recipient ?? "",
    subject: `[${site.brand}] ${alarmMail.subject.replace("{count}", String(total))}`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: `${[site.brand, heading, text, lines.join("\n"), list, retry].join("\n\n")}\n`,
    html: renderMail(
      <MailLayout language="fr" preview={text} heading={heading}>
        {[text, ...lines, list, retry].map((paragraph) => (
          <p key={paragraph} style={mailText}>
            {paragraph}
          </p>
        ))}
      </MailLayout>,
    ),
  };
}
