import { site } from "#site.config.ts";
import { internationalPhone } from "#src/formats/phone-numbers.ts";

const international = (number: string) => internationalPhone(number, site.legal.country) ?? number;
const digits = (number: string) => number.replace(/\D/g, "");

export const mailLink = `mailto:${site.contact.email}`;

/** The agency's numbers in international format; null where there is none. */
export const phone = international(site.contact.phone);
export const whatsapp = site.contact.whatsapp === "" ? null : international(site.contact.whatsapp);

/** The phone number without line breaks. */
export const phoneText = phone.replaceAll(" ", "\u00a0");
export const phoneLink = `tel:+${digits(phone)}`;

/** Link to a WhatsApp chat that starts with a greeting the visitor can edit; null where the agency has none. */
export function whatsappLink(greeting: string): string | null {
  return whatsapp === null ? null : `https://wa.me/${digits(whatsapp)}?text=${encodeURIComponent(greeting)}`;
}
