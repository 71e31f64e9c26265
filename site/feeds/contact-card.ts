import { phones, whatsapp } from "#contract/copy/contact-links.ts";
import { placeName } from "#contract/formats/place-names.ts";
import { defaultLanguage, type Language, localize } from "#contract/languages/languages.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { answeredBy, people } from "#data/contract/facts/people.ts";
import { site } from "#data/contract/facts/site.ts";
import { slugOf } from "#site/content/entries/slug.ts";
import { splitName } from "#site/feeds/person-name.ts";
import { urlOf } from "#site/head/page-head.ts";

const { legal, contact } = site;

/** The agency's contact details in each language, under the name of whoever answers it. */
export const agencyContacts = localize((language) => ({
  name: people[answeredBy[language]].name,
  familyName: people[answeredBy[language]].familyName,
  company: site.brand,
  email: contact.email,
  phone: phones[language],
  /** Number for chats. */
  mobile: whatsapp,
  url: urlOf(pathOf("home", language)),
  /** Stays the same, so that whoever saves the card again has the contact once. */
  uid: urlOf(contactCardPath(language)),
  address: [legal.street, legal.city, "", legal.postalCode, placeName(legal.country, language)],
}));

/** The person and company on a contact card. */
export type Contact = (typeof agencyContacts)[Language];

/** Path of a language's contact card: `/contact-orvane.vcf`, `/contact-orvane-en.vcf`. */
export function contactCardPath(language: Language): string {
  return `/contact-${slugOf(site.brand)}${language === defaultLanguage ? "" : `-${language}`}.vcf`;
}

/** Initials of a name: `CO`. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .map((part) => part.charAt(0))
    .join("")
    .toUpperCase();
}

/**
 * Formats a contact as vCard 3.0 (RFC 2426), the version that iOS, Android and Outlook can all import.
 * @param revised is when it was last written, in milliseconds since 1970.
 */
export function contactCard(contact: Contact, revised: number): string {
  const { name, familyName, company, email, phone, mobile, url, uid, address } = contact;
  const { given, family } = splitName(name, familyName);
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    line("N", [family, given, "", "", ""]),
    line("FN", [name]),
    line("ORG", [company]),
    line("EMAIL;TYPE=INTERNET,WORK", [email]),
    line("TEL;TYPE=WORK,VOICE", [phone]),
    ...(mobile === null ? [] : [line("TEL;TYPE=CELL,VOICE", [mobile])]),
    line("ADR;TYPE=WORK", ["", "", ...address]),
    // URLs are not text values, so nothing is escaped.
    `URL:${url}`,
    `UID:${uid}`,
    `REV:${new Date(revised).toISOString()}`,
    "END:VCARD",
  ];
  return lines.map((content) => `${content}\r\n`).join("");
}

function line(name: string, values: string[]): string {
  return `${name}:${values.map(escapeText).join(";")}`;
}

function escapeText(value: string): string {
  return value.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}
