import { type CSSProperties, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "#site.config.ts";
import type { Language } from "#src/languages.ts";

interface MailLayoutProps {
  readonly language: Language;
  readonly preview: string;
  readonly heading: string;
  readonly children: ReactNode;
}

const face = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Inline style of paragraphs, because many mail programs ignore style sheets. */
export const mailText = {
  margin: "0 0 16px",
  fontFamily: face,
  fontSize: "16px",
  lineHeight: "24px",
  color: "#111215",
} satisfies CSSProperties;

/** Style of secondary text. */
export const muted = { color: "#575b63" } satisfies CSSProperties;

/**
 * Dark scheme, for mail programs that support style sheets; the others keep the light one. `!important` is
 * needed to override the inline styles.
 */
const darkScheme = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  .line { border-top: 1px solid #d8d9dc; }
  @media (prefers-color-scheme: dark) {
    body, .page { background-color: #111215 !important; }
    p, h1, td { color: #f2f2f0 !important; }
    .link { color: #9fb2ff !important; }
    .line { border-top-color: #3b3e44 !important; }
  }
`;

/** Renders a text with its line breaks. */
export function Lines({ text }: { readonly text: string }) {
  return text.split("\n").map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change order
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** The three bars of the brand, each of which begins where the one before is under way. */
const bars = [
  { start: 0, colour: "#1f3fd6" },
  { start: 8, colour: "#e8401f" },
  { start: 16, colour: "#f5a800" },
] as const;

/** Pads the preview text, so that mail programs do not append the first words of the body to it. */
const previewPadding = "\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff";
const previewLength = 200;

/** Renders a mail to HTML that even Outlook's Word engine displays. */
export function renderMail(mail: ReactNode): string {
  const doctype =
    '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';
  return doctype + renderToStaticMarkup(mail);
}

/** A layout table: Outlook supports no other layout. */
export function LayoutTable({
  style,
  children,
}: {
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}) {
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

/** Frame of every mail: bars, brand and heading. It needs no images. */
export function MailLayout({ language, preview, heading, children }: MailLayoutProps) {
  return (
    <html dir="ltr" lang={language}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
        <meta name="x-apple-disable-message-reformatting" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkScheme}</style>
      </head>
      <body className="page" style={{ margin: 0, backgroundColor: "#ffffff" }}>
        <div
          style={{
            display: "none",
            overflow: "hidden",
            lineHeight: "1px",
            opacity: 0,
            maxHeight: 0,
            maxWidth: 0,
          }}
        >
          {preview}
          <div>{previewPadding.repeat(Math.max(0, previewLength - preview.length))}</div>
        </div>
        <LayoutTable style={{ maxWidth: "600px", padding: "32px 24px" }}>
          <tr>
            <td>
              {bars.map(({ start, colour }) => (
                <LayoutTable key={colour} style={{ width: "19px", margin: `0 0 5px ${start}px` }}>
                  <tr>
                    <td
                      style={{ height: "6px", backgroundColor: colour, fontSize: "1px", lineHeight: "6px" }}
                    />
                  </tr>
                </LayoutTable>
              ))}
              <p style={{ ...mailText, margin: "12px 0 32px", fontWeight: 700 }}>{site.brand}</p>
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
