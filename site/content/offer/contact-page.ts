import type { Language } from "#contract/languages/languages.ts";
import { formIds } from "#contract/lead/form-ids.ts";
import { hasPage, pathOf } from "#contract/routes/addresses.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";
import { site } from "#data/contract/facts/site.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { projectsOf } from "#site/content/facts/service-projects.ts";

/** Link to the contact page with the promise of a button, which the page begins with and the form sends. */
export function contactPage(language: Language, service: ServiceKey, promise?: string): string {
  const project = projectsOf(service)[0] ?? "other";
  const asked = new URLSearchParams({ project, service });
  if (promise) asked.set("promise", promise);
  // The contact page says something of services that have a page.
  const place = promise ?? (hasPage(service, language) ? service : formIds.form);
  return `${pathOf("contact", language)}?${asked}#${place}`;
}

export function contactForAudit(language: Language): string {
  const audit = "audit";
  return `${pathOf("contact", language)}?${new URLSearchParams({ promise: audit })}#${audit}`;
}

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
  return url === "" ? { href: form } : { href: url, newTab: layoutCopy(language).newTab };
}
