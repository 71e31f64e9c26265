import { type CSSProperties, Fragment } from "react";
import { LayoutTable, MailLayout, mailText } from "#contact/mail/mail-layout.tsx";

interface AgencyMailProps {
  readonly heading: string;
  readonly preview: string;
  readonly reply: string;
  /** Label and value of each field, in order. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly message: { readonly label: string; readonly text: string };
}

const cell = {
  ...mailText,
  margin: 0,
  padding: "8px 0",
  borderTop: "1px solid #d8d9dc",
  verticalAlign: "top",
} satisfies CSSProperties;

/** What the agency reads: every field of a lead, then the message as it was written. */
export function AgencyMail({ heading, preview, reply, rows, message }: AgencyMailProps) {
  return (
    <MailLayout language="fr" preview={preview} heading={heading}>
      <LayoutTable>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <td style={{ ...cell, width: "38%", color: "#575b63" }}>{label}</td>
            <td style={{ ...cell, fontWeight: 600 }}>{value}</td>
          </tr>
        ))}
      </LayoutTable>
      <p style={{ ...mailText, margin: "24px 0 4px", color: "#575b63" }}>{message.label}</p>
      <p style={mailText}>
        {message.text.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </p>
      <p style={{ ...mailText, color: "#575b63" }}>{reply}</p>
    </MailLayout>
  );
}
