import { MailLayout, mailText } from "#contact/mail/mail-layout.tsx";
import type { Language } from "#src/languages.ts";

interface AcknowledgementMailProps {
  readonly language: Language;
  readonly heading: string;
  readonly text: string;
  readonly urgent: string;
  readonly unexpected: string;
}

/** The receipt a visitor gets; it repeats nothing of what was typed, so that it cannot carry spam. */
export function AcknowledgementMail({
  language,
  heading,
  text,
  urgent,
  unexpected,
}: AcknowledgementMailProps) {
  return (
    <MailLayout language={language} preview={text} heading={heading}>
      <p style={mailText}>{text}</p>
      <p style={mailText}>{urgent}</p>
      <p style={{ ...mailText, color: "#575b63", fontSize: "14px", lineHeight: "20px" }}>{unexpected}</p>
    </MailLayout>
  );
}
