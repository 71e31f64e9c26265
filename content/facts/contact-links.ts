import { site } from "#site.config.ts";

const digits = (number: string) => number.replace(/\D/g, "");

export const mailLink = `mailto:${site.contact.email}`;
/** The phone number on one line. */
export const phoneText = site.contact.phone.replaceAll(" ", "\u00a0");
export const phoneLink = `tel:+${digits(site.contact.phone)}`;

/** A WhatsApp chat with the agency, opened with a greeting the visitor can change. */
export function whatsappLink(greeting: string): string {
  return `https://wa.me/${digits(site.contact.whatsapp)}?text=${encodeURIComponent(greeting)}`;
}
