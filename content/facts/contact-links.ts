import { site } from "#site.config.ts";
import { internationalPhone } from "#src/formats/phone-numbers.ts";

const international = (number: string) => internationalPhone(number, site.legal.country) ?? number;
const digits = (number: string) => number.replace(/\D/g, "");

export const mailLink = `mailto:${site.contact.email}`;

/** The agency's numbers as they are dialled from anywhere; null where there is none. */
export const phone = international(site.contact.phone);
export const whatsapp = site.contact.whatsapp === "" ? null : international(site.contact.whatsapp);

/** The phone number on one line. */
export const phoneText = phone.replaceAll(" ", "\u00a0");
export const phoneLink = `tel:+${digits(phone)}`;

/** A WhatsApp chat with the agency, opened with a greeting the visitor can change; null where it has none. */
export function whatsappLink(greeting: string): string | null {
  return whatsapp === null ? null : `https://wa.me/${digits(whatsapp)}?text=${encodeURIComponent(greeting)}`;
}
