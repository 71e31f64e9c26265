import { Body } from "@react-email/body";
import { Column } from "@react-email/column";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Row } from "@react-email/row";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { site } from "#site.config.ts";
import type { Language } from "#src/languages.ts";

interface MailLayoutProps {
  readonly language: Language;
  readonly preview: string;
  readonly heading: string;
  readonly children: ReactNode;
}

const face = "'Helvetica Neue', Helvetica, Arial, sans-serif";

/** Styles shared by the mails; mail programs read no style sheets. */
export const mailText = {
  margin: "0 0 16px",
  fontFamily: face,
  fontSize: "16px",
  lineHeight: "24px",
  color: "#111215",
};

/** The brand's three bars, longest first. */
const bars = [
  { width: 33, colour: "#1f3fd6" },
  { width: 24, colour: "#e8401f" },
  { width: 15, colour: "#f5a800" },
] as const;

/** The frame of every mail: the three bars, the brand, a heading; readable without pictures. */
export function MailLayout({ language, preview, heading, children }: MailLayoutProps) {
  return (
    <Html lang={language}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={{ margin: 0, backgroundColor: "#ffffff" }}>
        <Container style={{ maxWidth: "600px", padding: "32px 24px" }}>
          {bars.map(({ width, colour }) => (
            <Section key={colour} style={{ width: `${width}px`, margin: "0 0 5px" }}>
              <Row>
                <Column
                  style={{ height: "6px", backgroundColor: colour, fontSize: "1px", lineHeight: "6px" }}
                />
              </Row>
            </Section>
          ))}
          <Text style={{ ...mailText, margin: "12px 0 32px", fontWeight: 700 }}>{site.brand}</Text>
          <Heading as="h1" style={{ ...mailText, margin: "0 0 24px", fontSize: "28px", lineHeight: "32px" }}>
            {heading}
          </Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}
