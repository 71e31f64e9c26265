import { site } from "#site.config.ts";

interface Publication {
  /** Still being written. */
  readonly draft?: boolean | undefined;
  /** The day it appears, `2024-01-31`; without one, at once. */
  readonly date?: string | undefined;
}

/** Whether a text has appeared: it is no draft, and its day has come. */
export function hasAppeared({ draft = false, date }: Publication, day = today()): boolean {
  return !draft && (date === undefined || date <= day);
}

/** The day it is at the agency. */
export function today(now = new Date()): string {
  // Swedish writes days as ISO 8601 does.
  return now.toLocaleDateString("sv-SE", { timeZone: site.hours.timeZone });
}
