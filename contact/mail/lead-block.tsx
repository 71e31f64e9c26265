import type { CSSProperties } from "react";
import type { ActionLinks } from "#contact/actions/action-links.ts";
import { agencyLanguage, type LeadRow, quotableRows, senderOf, textOf } from "#contact/mail/lead-words.ts";
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
    message: preventAutolinks(textOf(lead)),
    rows: [...quotableRows(lead), ...notes],
    links: links
      ? actions.map((action) => ({
          text: words[action].link,
          href: links.urlOf(action, lead.id, writtenAt),
        }))
      : [],
  };
}

export function blockText({ who, message, rows, links }: LeadBlock): string {
  const { row } = wordsOf("agencyMails", agencyLanguage);
  return [
    who,
    message,
    rows.map(([label, value]) => row({ label, value })).join("\n"),
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
  const { who, message, rows, links } = block;
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
