import type { CSSProperties } from "react";
import type { ActionLinks } from "#contact/actions/action-links.ts";
import { headerText } from "#contact/mail/header-text.ts";
import {
  agencyLanguage,
  type LeadRow,
  quotableRows,
  senderOf,
  subjectToVisitor,
} from "#contact/mail/lead-words.ts";
import { LayoutTable, Lines, mailText, muted } from "#contact/mail/mail-layout.tsx";
import { preventAutolinks } from "#contact/mail/prevent-autolinks.ts";
import type { LeadTable } from "#contact/store/tables.ts";
import type { LeadAction } from "#content/facts/lead-actions.ts";
import { wordsOf } from "#src/content/words.ts";
import { colourOf } from "#src/head/colours.ts";

/** A lead as shown in mails, in text and HTML alike. */
export interface LeadBlock {
  readonly who: string;
  readonly message: string;
  readonly email: { readonly text: string; readonly href: string };
  readonly phone: { readonly text: string; readonly href: string };
  readonly rows: readonly LeadRow[];
  readonly links: readonly { readonly text: string; readonly href: string }[];
}

interface BlockParts {
  /** Rows shown after what the visitor asked for. */
  readonly notes?: readonly LeadRow[];
  /** Action links to show, in this order. */
  readonly actions?: readonly LeadAction[];
  readonly links?: ActionLinks;
  /** When the mail was written; action links expire relative to it. */
  readonly writtenAt?: number;
}

/** Builds the block. Text from the visitor is made inert, so that the only links are those added here. */
export function leadBlock(
  lead: LeadTable,
  { notes = [], actions = [], links, writtenAt = 0 }: BlockParts = {},
): LeadBlock {
  const words = wordsOf("leadActions", agencyLanguage).actions;
  return {
    who: preventAutolinks(senderOf(lead)),
    message: preventAutolinks(lead.message),
    email: { text: headerText(lead.email, 255), href: mailTo(lead) },
    phone: { text: headerText(lead.phone), href: `tel:${lead.phone.replace(/(?!^\+)\D/g, "")}` },
    rows: [...quotableRows(lead), ...notes],
    links: links
      ? actions.map((action) => ({
          text: words[action].link,
          href: links.urlOf(action, lead.id, writtenAt),
        }))
      : [],
  };
}

/** Link that starts a mail to the visitor without quoting anything. */
function mailTo(lead: LeadTable): string {
  return `mailto:${encodeURIComponent(lead.email)}?subject=${encodeURIComponent(subjectToVisitor(lead))}`;
}

export function blockText({ who, message, email, phone, rows, links }: LeadBlock): string {
  const { row } = wordsOf("agencyMails", agencyLanguage);
  const labels = wordsOf("agencyMails", agencyLanguage).rows;
  const contact: LeadRow[] = [
    [labels.email, email.text],
    [labels.phone, phone.text],
  ];
  return [
    who,
    message,
    [...contact, ...rows].map(([label, value]) => row({ label, value })).join("\n"),
    ...(links.length > 0 ? [links.map(({ text, href }) => `${text}\n${href}`).join("\n\n")] : []),
  ].join("\n\n");
}

const cell = {
  ...mailText,
  margin: 0,
  padding: "8px 8px 8px 0",
  verticalAlign: "top",
} satisfies CSSProperties;

export function Block({ block }: { readonly block: LeadBlock }) {
  const { rows: labels } = wordsOf("agencyMails", agencyLanguage);
  const { who, message, email, phone, rows, links } = block;
  return (
    <>
      <p style={{ ...mailText, fontWeight: 700 }}>{who}</p>
      <p style={mailText}>
        <Lines text={message} />
      </p>
      <LayoutTable style={{ margin: "0 0 16px" }}>
        {[
          [labels.email, <MailLink key="email" {...email} />] as const,
          [labels.phone, <MailLink key="phone" {...phone} />] as const,
          ...rows,
        ].map(([label, value]) => (
          <tr key={label}>
            <td className="line" style={{ ...cell, ...muted, width: "38%" }}>
              {label}
            </td>
            <td className="line" style={{ ...cell, fontWeight: 600 }}>
              {value}
            </td>
          </tr>
        ))}
      </LayoutTable>
      {links.map(({ text, href }) => (
        <p key={href} style={{ ...mailText, margin: "0 0 8px" }}>
          <MailLink text={text} href={href} />
        </p>
      ))}
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
