import type { SendMailOptions } from "nodemailer";
import { composeLeadList } from "#contact/mail/compose-lead-list.tsx";
import { inertText } from "#contact/mail/inert-text.ts";
import { leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, noteRows, whoOf } from "#contact/mail/lead-words.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { ClaimedDelivery } from "#contact/store/claims.ts";
import type { DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { wordsOf } from "#src/content/words.ts";

/**
 * Composes the digest of quarantined leads, highest score first, each with a link to release it. It also
 * lists leads with failed deliveries, in case an alarm was missed.
 */
export function composeDigest(
  delivery: DeliveryTable,
  suspects: readonly LeadTable[],
  troubled: readonly ClaimedDelivery[],
  { to, links, command }: MailSettings,
): SendMailOptions {
  const { digest, alarm, row } = wordsOf("agencyMails", agencyLanguage);
  const { subject, heading, text } = digest;
  const undelivered = troubled.flatMap(({ delivery: { kind, state }, lead }) =>
    lead
      ? [row(`${state === "dead" ? alarm.given : alarm.late}, ${alarm.kinds[kind]}`, inertText(whoOf(lead)))]
      : [],
  );
  const writtenAt = Number(delivery.created_at);
  return composeLeadList({
    to,
    replyTo: to,
    subject: subject(suspects.length),
    heading,
    text,
    lines: [
      ...(undelivered.length > 0 ? [[alarm.heading, ...undelivered].join("\n")] : []),
      digest.onServer(`${command} list --state quarantined`),
    ],
    blocks: suspects.map((lead) =>
      leadBlock(lead, {
        notes: noteRows(lead),
        actions: ["release", "spam", "erase"],
        links,
        writtenAt,
      }),
    ),
  });
}
