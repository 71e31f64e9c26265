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
const personal = /^\p{Lu}[\p{L}\p{M}'’.-]*( [\p{L}\p{M}'’.-]+){0,4}$/u;

/** The name to greet by, or nothing if it might be text that somebody wants sent to a stranger. */
function greetingName(name: string): string {
  const clean = headerText(name, 200);
  return clean.length <= 40 && personal.test(clean) && !/\p{L}\.\p{L}/u.test(clean) ? clean : "";
}

/** Who writes, as business letters have to say: name, registered office and registration. */
function companyLine(language: Language): string {
  const { name, street, postalCode, city, country, registration } = site.legal;
  const parts = [name, street, `${postalCode} ${city}`.trim(), placeName(country, language), registration];
  return parts.filter((part) => part !== "").join(", ");
}

/** Something to follow: a link, an address, a number to ring. */
const followed = /:\/\/|@|\p{L}\.\p{L}|(?:\d[\s().-]*){7}/u;

/** What they wrote, unless somebody might want it sent to a stranger: then it leads nowhere. */
function messageBack(lead: LeadTable, heading: string | undefined): MailPart[] {
  const message = leadText(lead);
  if (heading === undefined || message === "" || followed.test(message)) return [];
  return [{ bold: heading, text: message, isTyped: true }];
}

/** By when the answer comes, on the clocks of the language's readers. */
function dueIn(language: Language, receivedAt: number) {
  const due = replyDueAt(receivedAt, site.hours);
  const timeZone = settingsOf(language).timeZone ?? site.hours.timeZone;
  return {
    day: formatDay(due, locales[language], { weekday: "long", day: "numeric", month: "long", timeZone }),
    time: formatTime(localTime(due, timeZone).time, language),
  };
}

/** Composes the acknowledgement for the visitor: what they wrote, by when it is answered and what happens next. */
export function composeAcknowledgement(
  delivery: DeliveryTable,
  lead: LeadTable,
  mails: MailSettings,
): SendMailOptions {
  const language = visitorLanguage(lead);
  if (!isHeaderMailbox(lead.email)) throw new PermanentFailure("mail programs would decode the address");
  const words = acknowledgementCopy(language);
  const name = greetingName(lead.name);
  const [first = name] = name.split(" ");
  const greeting = name === "" ? words.greetingNameless : words.greeting({ name, first });
  const promised = lead.promise && promiseNext(lead.promise, language, "inMail");
  const policy = new URL(pathOf("privacy", language), site.url).href;
  return {
    ...envelopeOf(delivery, mails),
    to: { name: "", address: headerText(lead.email, 255) },
    replyTo: mails.to.map((mailbox) => ({ name: site.brand, address: mailbox })),
    subject: words.subject,
    headers: {
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
      "X-Entity-Ref-ID": delivery.id,
    },
    ...writeMail(language, words.heading, [
      greeting,
      words.text(dueIn(language, lead.created_at)),
      promised ?? words.next,
      words.urgent,
      [words.closing, people[answeredBy[language]].name, site.brand].join("\n"),
      ...messageBack(lead, words.yours),
      { text: words.unexpected, isSmall: true },
      {
        text: companyLine(language),
        link: { text: words.privacy, href: policy },
        isSmall: true,
      },
    ]),
  };
}
