import { type Language, locales } from "#src/languages.ts";

/** A length of time that may be a range. */
export interface Duration {
  readonly unit: "minutes" | "hours" | "days" | "weeks" | "months";
  readonly from: number;
  readonly to: number;
}

const units = { minutes: "minute", hours: "hour", days: "day", weeks: "week", months: "month" } as const;

/** A length of time as the language writes it: `48 heures`, `3–5 days`. */
export function formatDuration({ unit, from, to }: Duration, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit: units[unit],
    unitDisplay: "long",
  });
  // A range of one value would be written as an approximation.
  return from === to ? format.format(from) : format.formatRange(from, to);
}
