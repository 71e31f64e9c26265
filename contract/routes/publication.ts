import { site } from "#data/contract/facts/site.ts";

export interface Publication {
  draft?: boolean | undefined;
  /** Publication date, `2024-01-31`; without one, published at once. */
  date?: string | undefined;
}

/** Whether a text is published: not a draft, and its date has come. */
export function isPublished({ draft = false, date }: Publication, day = today()): boolean {
  return !draft && (date === undefined || date <= day);
}

/** Whether a build has a text: in development, unpublished ones are shown too. */
export function isShown(facts: Publication): boolean {
  return import.meta.env?.DEV === true || isPublished(facts);
}

/** Today's date at the agency. */
export function today(): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Date().toLocaleDateString("sv-SE", { timeZone: site.hours.timeZone });
}
