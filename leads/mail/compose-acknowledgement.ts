import type { SendMailOptions } from "nodemailer";
import { personOf } from "#contract/facts/person-of.ts";
import { placeName } from "#contract/formats/place-names.ts";
import type { Language } from "#contract/languages/languages.ts";
import { promiseNext } from "#contract/promise-texts.ts";
import { pathOf } from "#contract/routes.ts";
import { answeredBy } from "#data/contract/facts/people.ts";
import { site } from "#data/contract/facts/site.ts";
import { acknowledgementWords } from "#leads/mail/acknowledgement.words.ts";
import { writeMail } from "#leads/mail/write-mail.tsx";
import { PermanentFailure } from "#leads/outbox/permanent-failure.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { headerText, isHeaderAddress } from "#leads/text/header-text.ts";
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

/** Composes the acknowledgement for the visitor, which repeats nothing of what they typed except their name. */
export function composeAcknowledgement(
  delivery: DeliveryTable,
  lead: LeadTable,
  replyTo: string[],
): SendMailOptions {
  const language = visitorLanguage(lead);
  if (!isHeaderAddress(lead.email)) throw new PermanentFailure("mail programs would decode the address");
  const words = acknowledgementWords(language);
  const name = greetingName(lead.name);
  const greeting = name === "" ? words.greetingNameless : words.greeting({ name });
  const promised = lead.promise && promiseNext(lead.promise, language);
  const policy = new URL(pathOf("privacy", language), site.url).href;
  return {
    to: { name: "", address: headerText(lead.email, 255) },
    replyTo: replyTo.map((address) => ({ name: site.brand, address })),
    subject: words.subject,
    headers: {
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
      "X-Entity-Ref-ID": delivery.id,
    },
    ...writeMail(language, words.heading, [
      greeting,
      words.text,
      promised ?? words.next,
      words.urgent,
      [words.closing, personOf(answeredBy[language]).name, site.brand].join("\n"),
      { text: words.unexpected, isSmall: true },
      {
        text: companyLine(language),
        link: { text: words.privacy, href: policy },
        isSmall: true,
      },
    ]),
  };
}
