import type { SendMailOptions } from "nodemailer";
import { Block, blockText, CompactBlock, type LeadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage } from "#contact/mail/lead-words.ts";
import { Lines, MailLayout, mailText, paragraphs, renderMail } from "#contact/mail/mail-layout.tsx";
import { site } from "#site.config.ts";

interface LeadList {
  to: string[];
  replyTo: string[];
  subject: string;
  heading: string;
  text: string;
  lines?: string[];
  blocks: LeadBlock[];
  /** Whether to spend few bytes on each lead. */
  isCompact?: boolean;
}

export function composeLeadList({
  to,
  replyTo,
  subject,
  heading,
  text,
  lines = [],
  blocks,
  isCompact = false,
}: LeadList): SendMailOptions {
  return {
    to: [...to],
    replyTo: [...replyTo],
    subject: `[${site.brand}] ${subject}`,
    headers: { "Auto-Submitted": "auto-generated" },
    text: paragraphs([heading, text, ...lines, ...blocks.map(blockText)]),
    html: renderMail(
      <MailLayout language={agencyLanguage} preview={text} heading={heading}>
        {[text, ...lines].map((paragraph) => (
          <p key={paragraph} style={mailText}>
            <Lines text={paragraph} />
          </p>
        ))}
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a mail is rendered once
          <div key={index} className="line" style={{ padding: "24px 0 16px" }}>
            {isCompact ? <CompactBlock block={block} /> : <Block block={block} />}
          </div>
        ))}
      </MailLayout>,
    ),
  };
}
