import type { SendMailOptions } from "nodemailer";
import type { Deaths } from "#contact/alarm.ts";
import { composeLeadList } from "#contact/mail/compose-lead-list.tsx";
import { headerText } from "#contact/mail/header-text.ts";
import { inertText } from "#contact/mail/inert-text.ts";
import { leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, type LeadRow } from "#contact/mail/lead-words.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import type { ClaimedDelivery } from "#contact/store/claims.ts";
import type { DeliveryKind, DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { wordsOf } from "#src/content/words.ts";

/** The mail that says which deliveries were given up, with the leads they told of and a link that tries again. */
export function composeAlarm(
  delivery: DeliveryTable,
  dead: readonly ClaimedDelivery[],
  { links, to }: MailSettings,
): SendMailOptions {
  const { alarm } = wordsOf("agencyMails", agencyLanguage);
  const deaths: Deaths = JSON.parse(delivery.payload ?? "{}");
  const counts = Object.entries(deaths) as [DeliveryKind, number][];
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const byLead = Map.groupBy(dead, ({ lead }) => lead?.id);
  const blocks = [...byLead.values()].flatMap((deliveries) => {
    const lead = deliveries[0]?.lead;
    return lead ? [blockOf(lead, deliveries)] : [];
  });
  return composeLeadList({
    to: delivery.recipient ? [delivery.recipient] : to,
    replyTo: to,
    subject: alarm.subject(total),
    heading: alarm.heading,
    text: alarm.text,
    lines: counts.map(([kind, count]) => `${count} × ${alarm.kinds[kind]}`),
    blocks,
  });

  function blockOf(lead: LeadTable, deliveries: readonly ClaimedDelivery[]) {
    const kinds = deliveries.map(({ delivery: { kind } }) => alarm.kinds[kind]).join(", ");
    const answers = deliveries.flatMap(({ delivery: { last_error } }) =>
      last_error ? [alarm.answer(inertText(headerText(last_error, 200)))] : [],
    );
    const notes: LeadRow[] = [[alarm.given, [kinds, ...new Set(answers)].join(". ")]];
    return leadBlock(lead, {
      notes,
      actions: ["retry", "answered", "erase"],
      links,
      writtenAt: Number(delivery.created_at),
    });
  }
}
