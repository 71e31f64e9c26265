import type { SendMailOptions } from "nodemailer";
import { composeLeadList } from "#contact/mail/compose-lead-list.tsx";
import { leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, internalRows, rowText, senderOf } from "#contact/mail/lead-words.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import { preventAutolinks } from "#contact/mail/prevent-autolinks.ts";
import type { ClaimedDelivery } from "#contact/store/claims.ts";
import type { DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { wordsOf } from "#src/content/words.ts";

/** Composes the digest of suspects, with failed deliveries too, in case an alarm was missed. */
export function composeDigest(
  delivery: DeliveryTable,
  suspects: LeadTable[],
  undelivered: ClaimedDelivery[],
  withoutReceipt: number,
  { to, links, command }: MailSettings,
): SendMailOptions {
  const { digest, alarm } = wordsOf("agencyMails", agencyLanguage);
  const { subject, heading, text } = digest;
  const undeliveredLines = undelivered.flatMap(({ delivery: { kind, state }, lead }) =>
    lead
      ? [
          rowText(
            `${state === "dead" ? alarm.given : alarm.late}, ${alarm.kinds[kind]}`,
            preventAutolinks(senderOf(lead)),
          ),
        ]
      : [],
  );
  const writtenAt = delivery.created_at;
  return composeLeadList({
    to,
    replyTo: to,
    subject: subject({ count: suspects.length }),
    heading,
    text,
    lines: [
      ...(undeliveredLines.length > 0 ? [[alarm.heading, ...undeliveredLines].join("\n")] : []),
      ...(withoutReceipt > 0 ? [digest.withoutReceipt({ count: withoutReceipt })] : []),
      digest.onServer({ list: `${command} list --state suspect` }),
    ],
    blocks: suspects.map((lead) =>
      leadBlock(lead, {
        notes: internalRows(lead),
        links,
        writtenAt,
        longest: 200,
      }),
    ),
    isCompact: true,
  });
}
