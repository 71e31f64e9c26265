import type { SendMailOptions } from "nodemailer";
import { localTime, replyDueAt } from "#contract/formats/business-hours.ts";
import { formatTime } from "#contract/formats/dates.ts";
import { formatDay } from "#contract/formats/days.ts";
import { placeName } from "#contract/formats/place-names.ts";
import { type Language, locales, settingsOf } from "#contract/languages/languages.ts";
import { promiseNext } from "#contract/lead/promise-texts.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { answeredBy, people } from "#data/contract/facts/people.ts";
import { site } from "#data/contract/facts/site.ts";
import { acknowledgementCopy } from "#leads/mail/acknowledgement.copy.ts";
import { envelopeOf, type MailSettings } from "#leads/mail/mail-envelope.ts";
import { type MailPart, writeMail } from "#leads/mail/write-mail.tsx";
import { PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { headerText, isHeaderMailbox } from "#leads/text/header-text.ts";
import { leadText } from "#leads/text/lead-text.ts";
import { visitorLanguage } from "#leads/text/stored-keys.ts";

/** A plausible personal name: words made of letters, apostrophes, hyphens and full stops. */
const personalName = /^\p{Lu}[\p{L}\p{M}'’.-]*( [\p{L}\p{M}'’.-]+){0,4}$/u;

/** The name for the greeting; empty if it might be a message that somebody wants sent to a stranger. */
function greetingName(name: string): string {
  const clean = headerText(name, 200);
  return clean.length <= 40 && personalName.test(clean) && !/\p{L}\.\p{L}/u.test(clean) ? clean : "";
}

/** What the law asks of business letters: name, registered office and registration. */
function companyLine(language: Language): string {
  const { name, street, postalCode, city, country, registration } = site.legal;
  const parts = [name, street, `${postalCode} ${city}`.trim(), placeName(country, language), registration];
  return parts.filter((part) => part !== "").join(", ");
}

/** Matches a link, an email address, a domain or a phone number. */
const contactDetail = /:\/\/|@|\p{L}\.\p{L}|(?:\d[\s().-]*){7}/u;

/** Quotes the visitor's message, unless it has contact details, which somebody might want sent to a stranger. */
function quotedMessage(lead: LeadTable, heading: string | undefined): MailPart[] {
  const message = leadText(lead);
  if (heading === undefined || message === "" || contactDetail.test(message)) return [];
  return [{ bold: heading, text: message, isTyped: true }];
}

/** Day and time by which the answer comes, in the time zone of the language's readers. */
function replyTime(language: Language, receivedAt: number) {
  const due = replyDueAt(receivedAt, site.hours);
  const timeZone = settingsOf(language).timeZone ?? site.hours.timeZone;
  return {
    day: formatDay(due, locales[language], { weekday: "long", day: "numeric", month: "long", timeZone }),
    time: formatTime(localTime(due, timeZone).time, language),
  };
}

/** Composes the acknowledgement for the visitor: the message, by when it is answered and what happens next. */
export function composeAcknowledgement(
  delivery: DeliveryTable,
  lead: LeadTable,
  mails: MailSettings,
): SendMailOptions {
  const language = visitorLanguage(lead);
  if (!isHeaderMailbox(lead.email)) throw new PermanentFailure("mail programs would decode the address");
  const copy = acknowledgementCopy(language);
  const name = greetingName(lead.name);
  const [first = name] = name.split(" ");
  const greeting = name === "" ? copy.greetingNameless : copy.greeting({ name, first });
  const nextStep = lead.promise && promiseNext(lead.promise, language, "inMail");
  const policy = new URL(pathOf("privacy", language), site.url).href;
  return {
    ...envelopeOf(delivery, mails),
    to: { name: "", address: headerText(lead.email, 255) },
    replyTo: mails.to.map((mailbox) => ({ name: site.brand, address: mailbox })),
    subject: copy.subject,
    headers: {
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
      "X-Entity-Ref-ID": delivery.id,
    },
    ...writeMail(language, copy.heading, [
      greeting,
      copy.text(replyTime(language, lead.created_at)),
      nextStep ?? copy.next,
      copy.urgent,
      [copy.closing, people[answeredBy[language]].name, site.brand].join("\n"),
      ...quotedMessage(lead, copy.yours),
      { text: copy.unexpected, isSmall: true },
      {
        text: companyLine(language),
        link: { text: copy.privacy, href: policy },
        isSmall: true,
      },
    ]),
  };
}
