import type { CSSProperties } from "react";
import type { LeadLinks } from "#contact/actions/lead-links.ts";
import { agencyLanguage, type LeadRow, quotableRows, senderOf, textOf } from "#contact/mail/lead-words.ts";
import { LayoutTable, Lines, mailText, muted } from "#contact/mail/mail-layout.tsx";
import { preventAutolinks } from "#contact/mail/prevent-autolinks.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import { wordsOf } from "#src/content/words.ts";
import { colourOf } from "#src/head/colours.ts";

/** A lead as shown in mails, in text and HTML alike. */
export interface LeadBlock {
  readonly who: string;
  readonly message: string;
  readonly rows: readonly LeadRow[];
  /** To the lead's page; null in what a reply quotes. */
  readonly link: { readonly text: string; readonly href: string } | null;
}

interface BlockParts {
  /** Rows shown after what the visitor asked for. */
  readonly notes?: readonly LeadRow[];
  /** Creates the link to the lead's page. */
  readonly links?: LeadLinks;
  /** When the mail was written; its links expire relative to it. */
  readonly writtenAt?: number;
}

/** Builds the block. Text from the visitor is made inert, so that the only links are those added here. */
export function leadBlock(lead: LeadTable, { notes = [], links, writtenAt = 0 }: BlockParts = {}): LeadBlock {
  return {
    who: preventAutolinks(senderOf(lead)),
    message: preventAutolinks(textOf(lead)),
    rows: [...quotableRows(lead), ...notes],
    link: links
      ? { text: wordsOf("leadActions", agencyLanguage).link, href: links.urlOf(lead.id, writtenAt) }
      : null,
  };
}

export function blockText({ who, message, rows, link }: LeadBlock): string {
  const { row } = wordsOf("agencyMails", agencyLanguage);
  return [
    who,
    message,
    rows.map(([label, value]) => row({ label, value })).join("\n"),
    ...(link ? [`${link.text}\n${link.href}`] : []),
  ].join("\n\n");
}

const cell = {
  ...mailText,
  margin: 0,
  padding: "8px 8px 8px 0",
  verticalAlign: "top",
} satisfies CSSProperties;

export function Block({ block }: { readonly block: LeadBlock }) {
  const { who, message, rows, link } = block;
  return (
    <>
      <p style={{ ...mailText, fontWeight: 700 }}>{who}</p>
      <p style={mailText}>
        <Lines text={message} />
      </p>
      <LayoutTable style={{ margin: "0 0 16px" }}>
        {rows.map(([label, value, href]) => (
          <tr key={label}>
            <td className="line" style={{ ...cell, ...muted, width: "38%" }}>
              {label}
            </td>
            <td className="line" style={{ ...cell, fontWeight: 600 }}>
              {href === undefined ? <Lines text={value} /> : <MailLink text={value} href={href} />}
            </td>
          </tr>
        ))}
      </LayoutTable>
      {link ? (
        <p style={{ ...mailText, margin: "0 0 8px" }}>
          <MailLink {...link} />
        </p>
      ) : null}
    </>
  );
}

const linkColour = colourOf("accent-text", "light", agencyLanguage);

function MailLink({ text, href }: { readonly text: string; readonly href: string }) {
  return (
    <a className="link" href={href} style={{ color: linkColour, fontWeight: 600 }}>
      {text}
    </a>
  );
}
