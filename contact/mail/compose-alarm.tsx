import type { SendMailOptions } from "nodemailer";
import { composeLeadList } from "#contact/mail/compose-lead-list.tsx";
import { headerText } from "#contact/mail/header-text.ts";
import { leadBlock } from "#contact/mail/lead-block.tsx";
import { agencyLanguage, type LeadRow, withValue } from "#contact/mail/lead-words.ts";
import type { MailSettings } from "#contact/mail/mail-settings.ts";
import { preventAutolinks } from "#contact/mail/prevent-autolinks.ts";
import type { AlarmCounts, DeliveryCounts } from "#contact/outbox/alarm.ts";
import type { ClaimedDelivery } from "#contact/store/claims.ts";
import type { DeliveryKind, DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { wordsOf } from "#src/content/words/words.ts";

/** Composes the alarm about dead or late deliveries, with the leads concerned and a link to retry. */
export function composeAlarm(
  delivery: DeliveryTable,
  undelivered: ClaimedDelivery[],
  { links, to, command }: MailSettings,
): SendMailOptions {
  const { alarm } = wordsOf("agencyMails", agencyLanguage);
  const { dead, late }: AlarmCounts = JSON.parse(delivery.payload ?? '{"dead":{},"late":{}}');
  const linesOf = (counts: DeliveryCounts, state: string) =>
    Object.entries(counts).map(
      ([kind, count]) => `${state}: ${count} × ${alarm.kinds[kind as DeliveryKind]}`,
    );
  const total = [dead, late].flatMap((counts) => Object.values(counts)).reduce((sum, one) => sum + one, 0);
  const byLead = Map.groupBy(undelivered, ({ lead }) => lead?.id);
  const blocks = [...byLead.values()].flatMap((deliveries) => {
    const lead = deliveries[0]?.lead;
    return lead ? [blockOf(lead, deliveries)] : [];
  });
  return composeLeadList({
    to: delivery.recipient ? [delivery.recipient] : to,
    replyTo: to,
    subject: alarm.subject({ count: total }),
    heading: alarm.heading,
    text: alarm.text,
    lines: [
      ...linesOf(dead, alarm.given),
      ...linesOf(late, alarm.late),
      alarm.onServer({ list: `${command} list --dead`, retry: `${command} retry` }),
    ],
    blocks,
  });

  function blockOf(lead: LeadTable, deliveries: ClaimedDelivery[]) {
    const isDead = deliveries.some(({ delivery: { state } }) => state === "dead");
    const kinds = deliveries.map(({ delivery: { kind } }) => alarm.kinds[kind]).join(", ");
    const answers = deliveries.flatMap(({ delivery: { last_error } }) =>
      last_error
        ? [withValue((words) => alarm.answer({ words }), preventAutolinks(headerText(last_error, 200)))]
        : [],
    );
    const notes: LeadRow[] = [[isDead ? alarm.given : alarm.late, [kinds, ...new Set(answers)].join(". ")]];
    return leadBlock(lead, {
      notes,
      links,
      writtenAt: delivery.created_at,
    });
  }
}
