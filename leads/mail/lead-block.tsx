import type { CSSProperties } from "react";
import { colourOf } from "#contract/colours.ts";
import type { LeadLinks } from "#leads/actions/lead-links.ts";
import { leadActionsWords } from "#leads/actions/words.ts";
import {
  agencyLanguage,
  type LeadRow,
  quotableRows,
  rowText,
  senderOf,
  textOf,
  typedText,
} from "#leads/lead-text.ts";
import { headerText } from "#leads/mail/header-text.ts";
import { LayoutTable, Lines, mailText, muted } from "#leads/mail/mail-layout.tsx";
import type { LeadTable } from "#leads/store/tables.ts";

/** A lead as shown in mails, in text and HTML alike. */
export interface LeadBlock {
  who: string;
  message: string;
  rows: LeadRow[];
  /** To the lead's page. */
  link: { text: string; href: string };
}

interface BlockParts {
  /** Rows shown after what the visitor asked for. */
  notes?: LeadRow[];
  links: LeadLinks;
  /** When the mail was written; its links expire relative to it. */
  writtenAt: number;
  /** Longest message, in characters; the whole of it if left out. */
  longest?: number;
}

export function leadBlock(lead: LeadTable, { notes = [], links, writtenAt, longest }: BlockParts): LeadBlock {
  const text = textOf(lead);
  return {
    who: typedText(lead, senderOf(lead)),
    message: typedText(lead, longest === undefined ? text : headerText(text, longest)),
    rows: [...quotableRows(lead), ...notes],
    link: { text: leadActionsWords(agencyLanguage).link, href: links.urlOf(lead.id, writtenAt) },
  };
}

export function blockText({ who, message, rows, link }: LeadBlock): string {
  return [
    who,
    message,
    rows.map(([label, value]) => rowText(label, value)).join("\n"),
    `${link.text}\n${link.href}`,
  ].join("\n\n");
}

/** A block in few bytes: mail programs cut a long mail short. */
export function CompactBlock({ block }: { block: LeadBlock }) {
  const { who, message, rows, link } = block;
  const lines = rows.map(([label, value]) => rowText(label, value));
  return (
    <>
      <p style={mailText}>
        <b>{who}</b>
        <br />
        {message}
      </p>
      <p style={mailText}>
        <Lines text={lines.join("\n")} />
        <br />
        <MailLink {...link} />
      </p>
    </>
  );
}

const cell = {
  ...mailText,
  margin: 0,
  padding: "8px 8px 8px 0",
  verticalAlign: "top",
} satisfies CSSProperties;

export function Block({ block }: { block: LeadBlock }) {
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
      <p style={{ ...mailText, margin: "0 0 8px" }}>
        <MailLink {...link} />
      </p>
    </>
  );
}

const linkColour = colourOf("accent-text", "light", agencyLanguage);

export function MailLink({ text, href }: { text: string; href: string }) {
  return (
    <a className="link" href={href} style={{ color: linkColour, fontWeight: 600 }}>
      {text}
    </a>
  );
}
