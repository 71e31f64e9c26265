import { site } from "#site.config.ts";
import { contactForAudit } from "#src/content/contact-page.ts";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";

interface BookingLink {
  href: string;
  newTab?: string;
}

/** Where the free audit is booked: in its calendar, or by the form where the agency has none. */
export function auditLink(language: Language): BookingLink {
  return bookingLink(site.booking.audit.url, contactForAudit(language), language);
}

/** Where the strategic call is booked, likewise. */
export function callLink(language: Language): BookingLink {
  return bookingLink(site.booking.call.url, pathOf("contact", language), language);
}

function bookingLink(url: string, form: string, language: Language): BookingLink {
  return url === "" ? { href: form } : { href: url, newTab: wordsOf("layout", language).newTab };
}
