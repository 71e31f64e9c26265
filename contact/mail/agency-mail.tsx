import { Column } from "@react-email/column";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import { Fragment } from "react";
import { MailLayout, mailText } from "#contact/mail/mail-layout.tsx";

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
};

/** What the agency reads: every field of a request, then the message as it was written. */
export function AgencyMail({ heading, preview, reply, rows, message }: AgencyMailProps) {
  return (
    <MailLayout language="fr" preview={preview} heading={heading}>
      <Section>
        {rows.map(([label, value]) => (
          <Row key={label}>
            <Column style={{ ...cell, width: "38%", color: "#575b63" }}>{label}</Column>
            <Column style={{ ...cell, fontWeight: 600 }}>{value}</Column>
          </Row>
        ))}
      </Section>
      <Text style={{ ...mailText, margin: "24px 0 4px", color: "#575b63" }}>{message.label}</Text>
      <Text style={mailText}>
        {message.text.split("\n").map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
      <Text style={{ ...mailText, color: "#575b63" }}>{reply}</Text>
    </MailLayout>
  );
}
