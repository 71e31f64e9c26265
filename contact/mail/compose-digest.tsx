import type { SendMailOptions } from "nodemailer";
import type { Signal } from "#contact/guard/signals.ts";
import { headerText } from "#contact/mail/header-text.ts";
import { MailLayout, mailText, renderMail } from "#contact/mail/mail-layout.tsx";
import type { LeadTable } from "#contact/store/tables.ts";
import { digestMail } from "#content/copy/fr/digest-mail.ts";
import { site } from "#site.config.ts";

/** Suspects named in one mail; a flood is only counted. */
const named = 50;

/** How much of a message shows what it is about, in characters. */
const excerpt = 200;

/** The daily mail that lists leads in quarantine; its links cannot be clicked. */
export function composeDigest(suspects: readonly LeadTable[], to: string): SendMailOptions {
  const { heading, text, more, release, reason } = digestMail;
  const entries = suspects
    .slice(0, named)
    .map((suspect) => [
      headerText(`${suspect.name}, ${suspect.company}`),
      defused(headerText(suspect.message, excerpt)),
      reason.replace("{reason}", reasonOf(suspect)),
      release.replace("{id}", suspect.id),
    ]);
  const rest = suspects.length - entries.length;
  const last = rest > 0 ? [more.replace("{count}", String(rest))] : [];
  return {
    to,
    subject: `[${site.brand}] ${digestMail.subject.replace("{count}", String(suspects.length))}`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: `${[site.brand, heading, text, ...entries.map((lines) => lines.join("\n")), ...last].join("\n\n")}\n`,
    html: renderMail(
      <MailLayout language="fr" preview={text} heading={heading}>
        <p style={mailText}>{text}</p>
        {entries.map(([who, message, why, command]) => (
          <p key={command} style={mailText}>
            <b>{who}</b>
            <br />
            {message}
            <br />
            {why}
            <br />
            <code>{command}</code>
          </p>
        ))}
        {last.map((line) => (
          <p key={line} style={mailText}>
            {line}
          </p>
        ))}
      </MailLayout>,
    ),
  };
}

function reasonOf({ quarantine_reason }: LeadTable): string {
  // Every signal has its words; a reason stored by an older version may be none of them.
  const words: Readonly<Record<string, string>> = digestMail.reasons satisfies Record<Signal, string>;
  return (quarantine_reason ?? "")
    .split(", ")
    .map((signal) => words[signal] ?? signal)
    .join(", ");
}

/** Mail programs turn addresses into links; those of a suspect had better not be one click away. */
function defused(text: string): string {
  return text.replace(/https?:\/\//gi, "").replace(/(\w)\.(?=\w)/g, "$1[.]");
}
