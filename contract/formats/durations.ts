import { type Language, locales } from "#contract/languages/languages.ts";

interface Duration {
  unit: "minutes" | "hours" | "days" | "weeks" | "months";
  from: number;
  to: number;
}

const units = { minutes: "minute", hours: "hour", days: "day", weeks: "week", months: "month" } as const;

/** Formats a duration: `48 heures`, `3–5 days`. */
export function formatDuration({ unit, from, to }: Duration, language: Language): string {
  const format = new Intl.NumberFormat(locales[language], {
    style: "unit",
    unit: units[unit],
    unitDisplay: "long",
  });
  // Intl would format a range of one value as an approximation.
  return from === to ? format.format(from) : format.formatRange(from, to);
}
