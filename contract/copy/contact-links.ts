import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { internationalPhone } from "#contract/formats/phone-numbers.ts";
import { type Language, type Localized, localize } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";

/** A number of `site.yaml` in international format, as it is written if that cannot be told. */
export const international = (number: string) => internationalPhone(number, site.legal.country) ?? number;

/** A number without line breaks. */
export const unbroken = (number: string) => number.replaceAll(" ", "\u00a0");

const digits = (number: string) => number.replace(/\D/g, "");

export const mailLink = `mailto:${site.contact.email}`;

const { phone: written } = site.contact;

/** The agency's number for each language, in international format; the check reports one that is missing. */
export const phones: Localized<string> = localize((language) =>
  international(typeof written === "string" ? written : (written[language] ?? "")),
);

/** Its number for chats, likewise; null where there is none. */
export const whatsapp = site.contact.whatsapp === "" ? null : international(site.contact.whatsapp);

/** The phone number of a language, without line breaks, and the link that calls it. */
export const phoneText = (language: Language) => unbroken(phones[language]);
export const phoneLink = (language: Language) => `tel:+${digits(phones[language])}`;

/**
 * Link to a WhatsApp chat that starts with a greeting the visitor can edit; null where the agency has none.
 */
export function whatsappLink(greeting: string): string | null {
  return whatsapp === null
    ? null
    : `https://wa.me/${digits(whatsapp)}?text=${encodeURIComponent(withoutInvisible(greeting))}`;
}
