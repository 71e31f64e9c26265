import { type CSSProperties, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { colourOf } from "#contract/colours.ts";
import { site } from "#contract/facts/site.ts";
import type { Language } from "#contract/languages.ts";

interface MailLayoutProps {
  language: Language;
  heading: string;
  children: ReactNode;
}

const face = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Inline style of paragraphs, because many mail programs ignore style sheets. */
export const mailText = {
  margin: "0 0 16px",
  fontFamily: face,
  fontSize: "16px",
  lineHeight: "24px",
  color: colourOf("ink"),
} satisfies CSSProperties;

export const muted = { color: colourOf("muted") } satisfies CSSProperties;

/** Dark scheme, where style sheets are supported; `!important` overrides the inline styles. */
const darkScheme = (language: Language) => `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .line { border-top: 1px solid ${colourOf("rule")}; }
  @media (prefers-color-scheme: dark) {
    body, .page { background-color: ${colourOf("paper", "dark")} !important; }
    p, h1, td { color: ${colourOf("ink", "dark")} !important; }
    .brand { border-top-color: ${colourOf("accent", "dark", language)} !important; }
    .link { color: ${colourOf("accent-text", "dark", language)} !important; }
    .line { border-top-color: ${colourOf("rule", "dark")} !important; }
  }
`;

export function Lines({ text }: { text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

const brandLine = (language: Language) =>
  ({
    ...mailText,
    margin: "0 0 32px",
    paddingTop: "16px",
    borderTop: `6px solid ${colourOf("accent", "light", language)}`,
    fontWeight: 700,
  }) satisfies CSSProperties;

/** Renders a mail to HTML that even Outlook's Word engine displays. */
export function renderMail(mail: ReactNode): string {
  const doctype =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
  return doctype + renderToStaticMarkup(mail);
}

/** A layout table: Outlook supports no other layout. */
export function LayoutTable({ style, children }: { style?: CSSProperties; children: ReactNode }) {
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

/** Frame of every mail. No logo, because many mail programs hide pictures until they are asked. */
export function MailLayout({ language, heading, children }: MailLayoutProps) {
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
        <LayoutTable style={{ maxWidth: "600px", padding: "32px 24px" }}>
          <tr>
            <td>
              <p className="brand" style={brandLine(language)}>
                {site.brand}
              </p>
              <h1 style={{ ...mailText, margin: "0 0 24px", fontSize: "28px", lineHeight: "32px" }}>
                {heading}
              </h1>
              {children}
            </td>
          </tr>
        </LayoutTable>
      </body>
    </html>
  );
}

/** Joins paragraphs into a plain-text mail, headed by the brand's name. */
export function paragraphs(texts: string[]): string {
  return `${[site.brand, ...texts].join("\n\n")}\n`;
}
