import { type CSSProperties, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colourOf } from "#contract/brand/colours.ts";
import type { Language } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";
import { type LeadRow, rowText } from "#leads/text/lead-text.ts";

interface Link {
  text: string;
  href: string;
}

/** A paragraph, each part of which begins a new line. */
interface Paragraph {
  bold?: string;
  text?: string;
  link?: Link;
  isSmall?: boolean;
  /** Whether a line separates it from what stands above. */
  isRuled?: boolean;
  /** Whether a visitor wrote the text. It is then marked as a quotation, so that it cannot pass for ours. */
  isTyped?: boolean;
}

/** A part of a mail: a paragraph, or a table of labels and values. */
export type MailPart = string | Paragraph | LeadRow[];

/** Writes a mail as plain text, and as HTML that even Outlook's Word engine displays. */
export function writeMail(
  language: Language,
  heading: string,
  parts: MailPart[],
): { text: string; html: string } {
  return {
    text: `${[site.brand, heading, ...parts.map(plainText)].join("\n\n")}\n`,
    html:
      doctype +
      renderToStaticMarkup(<Mail language={language} heading={heading} parts={parts} />)
        .replace(wordOpens, `<!--[if mso]>${wordTable}<![endif]-->`)
        .replace(wordCloses, "<!--[if mso]></td></tr></table><![endif]-->"),
  };
}

function plainText(part: MailPart): string {
  if (typeof part === "string") return part;
  // Further lines of a visitor's text are marked, so that they cannot pass for rows.
  if (Array.isArray(part))
    return part.map(([label, value]) => rowText(label, value.replaceAll("\n", "\n> "))).join("\n");
  const { bold, text, link, isTyped = false } = part;
  return [bold, isTyped ? text?.replaceAll(/^/gm, "> ") : text, link && `${link.text}\n${link.href}`]
    .filter(Boolean)
    .join("\n\n");
}

// Outlook for Windows renders mails with Word, which ignores max-width: in comments that only Word reads, it gets a
// table.
const [wordOpens, wordCloses] = ["\ufdd0", "\ufdd1"];
const wordTable =
  '<table role="presentation" align="center" width="600" border="0" cellpadding="0" cellspacing="0"><tr><td>';

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** Inline style of paragraphs, because many mail programs ignore style sheets. */
const paragraph = {
  margin: "0 0 16px",
  fontFamily: "'Helvetica Neue', Helvetica, Arial, sans-serif",
  fontSize: "16px",
  lineHeight: "24px",
  color: colourOf("ink"),
} satisfies CSSProperties;

const muted = { color: colourOf("muted") };
const smallPrint = { ...paragraph, ...muted, fontSize: "14px", lineHeight: "20px" };
/** As on a lead's page, with a rule for mail programs that show no backgrounds. */
const quotation = {
  ...paragraph,
  padding: "12px 16px",
  borderLeft: `4px solid ${colourOf("rule")}`,
  backgroundColor: colourOf("tint"),
};
const cell = { ...paragraph, margin: 0, padding: "8px 8px 8px 0", verticalAlign: "top" };

/** Dark scheme, where style sheets are supported; `!important` overrides the inline styles. */
const darkScheme = (language: Language) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .line { border-top: 1px solid ${colourOf("rule")}; }
  @media (prefers-color-scheme: dark) {
    body, .page { background-color: ${colourOf("paper", "dark")} !important; }
    p, h1, td { color: ${colourOf("ink", "dark")} !important; }
    .brand { border-top-color: ${colourOf("accent", "dark", language)} !important; }
    .link { color: ${colourOf("accent-text", "dark", language)} !important; }
    .typed { border-left-color: ${colourOf("rule", "dark")} !important; background-color: ${colourOf("tint", "dark")} !important; }
    .line { border-top-color: ${colourOf("rule", "dark")} !important; }
  }
`;

/** No logo, because many mail programs hide pictures until they are asked. */
function Mail({ language, heading, parts }: { language: Language; heading: string; parts: MailPart[] }) {
  const linkStyle = { color: colourOf("accent-text", "light", language), fontWeight: 600 };
  const brandLine = `6px solid ${colourOf("accent", "light", language)}`;
  return (
    <html dir="ltr" lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme(language)}</style>
      </head>
      <body className="page" style={{ margin: 0, backgroundColor: colourOf("paper") }}>
        {wordOpens}
        <LayoutTable style={{ maxWidth: "600px" }}>
          <tr>
            <td style={{ padding: "32px 24px" }}>
              <p
                className="brand"
                style={{
                  ...paragraph,
                  margin: "0 0 32px",
                  paddingTop: "16px",
                  borderTop: brandLine,
                  fontWeight: 700,
                }}
              >
                {site.brand}
              </p>
              <h1 style={{ ...paragraph, margin: "0 0 24px", fontSize: "28px", lineHeight: "32px" }}>
                {heading}
              </h1>
              {parts.map((part, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
                <Part key={index} part={part} linkStyle={linkStyle} />
              ))}
            </td>
          </tr>
        </LayoutTable>
        {wordCloses}
      </body>
    </html>
  );
}

function Part({ part, linkStyle }: { part: MailPart; linkStyle: CSSProperties }) {
  if (typeof part === "string") return <Part part={{ text: part }} linkStyle={linkStyle} />;
  if (Array.isArray(part)) return <Rows rows={part} linkStyle={linkStyle} />;
  const { bold, text, link, isSmall = false, isRuled = false, isTyped = false } = part;
  const style = isTyped ? quotation : isSmall ? smallPrint : paragraph;
  const lines = [
    bold && <b>{bold}</b>,
    ...(text?.split("\n") ?? []),
    link && <MailLink {...link} style={isSmall ? muted : linkStyle} />,
  ].filter((line) => line !== undefined);
  return (
    <p
      className={isTyped ? "typed" : isRuled ? "line" : undefined}
      style={isRuled ? { ...style, paddingTop: "16px" } : style}
    >
      <Lines lines={lines} />
    </p>
  );
}

function Rows({ rows, linkStyle }: { rows: LeadRow[]; linkStyle: CSSProperties }) {
  return (
    <LayoutTable style={{ margin: "0 0 16px" }}>
      {rows.map(([label, value, href]) => (
        <tr key={label}>
          <td className="line" style={{ ...cell, ...muted, width: "38%" }}>
            {label}
          </td>
          <td className="line" style={{ ...cell, fontWeight: 600 }}>
            {href === undefined ? (
              <Lines lines={value.split("\n")} />
            ) : (
              <MailLink text={value} href={href} style={linkStyle} />
            )}
          </td>
        </tr>
      ))}
    </LayoutTable>
  );
}

function Lines({ lines }: { lines: ReactNode[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function MailLink({ text, href, style }: Link & { style: CSSProperties }) {
  return (
    <a className="link" href={href} style={style}>
      {text}
    </a>
  );
}

/** Outlook supports no other layout. */
function LayoutTable({ style, children }: { style: CSSProperties; children: ReactNode }) {
  return (
    <table
      align="center"
      width="100%"
      border={0}
      cellPadding={0}
      cellSpacing={0}
      role="presentation"
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
