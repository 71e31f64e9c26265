import type { SendMailOptions } from "nodemailer";
import { promiseNext } from "#contract/button-promises.ts";
import { site } from "#contract/facts/site.ts";
import { placeName } from "#contract/formats/place-names.ts";
import type { Language } from "#contract/languages.ts";
import { answeredBy, personOf } from "#contract/people.ts";
import { pathOf } from "#contract/routes.ts";
import { acknowledgementWords } from "#leads/mail/acknowledgement.words.ts";
import { headerText } from "#leads/mail/header-text.ts";
import { Lines, MailLayout, mailText, muted, paragraphs, renderMail } from "#leads/mail/mail-layout.tsx";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";

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
  const words = acknowledgementWords(lead.language);
  const name = greetingName(lead.name);
  const greeting = name === "" ? words.greetingNameless : words.greeting({ name });
  const promised = lead.promise && promiseNext(lead.promise, lead.language);
  const texts = [greeting, words.text, promised ?? words.next, words.urgent];
  const signature = [words.closing, personOf(answeredBy[lead.language]).name, site.brand].join("\n");
  const company = companyLine(lead.language);
  const policy = new URL(pathOf("privacy", lead.language), site.url).href;
  const small = { ...mailText, ...muted, fontSize: "14px", lineHeight: "20px" };
  return {
    to: { name: "", address: headerText(lead.email, 255) },
    replyTo: replyTo.map((address) => ({ name: site.brand, address })),
    subject: words.subject,
    headers: {
      "Auto-Submitted": "auto-replied",
      "X-Auto-Response-Suppress": "All",
      "X-Entity-Ref-ID": delivery.id,
    },
    text: paragraphs([
      words.heading,
      ...texts,
      signature,
      words.unexpected,
      `${company}\n${words.privacy}\n${policy}`,
    ]),
    html: renderMail(
      <MailLayout language={lead.language} heading={words.heading}>
        {[...texts, signature].map((text) => (
          <p key={text} style={mailText}>
            <Lines text={text} />
          </p>
        ))}
        <p style={small}>{words.unexpected}</p>
        <p style={small}>
          {company}
          <br />
          <a className="link" href={policy} style={muted}>
            {words.privacy}
          </a>
        </p>
      </MailLayout>,
    ),
  };
}
