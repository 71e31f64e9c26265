import { formatDay } from "#contract/formats/days.ts";
import { type Language, locales, settingsOf } from "#contract/languages/languages.ts";

/** Formats a date such as `2024-01-31`, with no line break. */
export function formatDate(day: string, language: Language): string {
  const text = formatDay(new Date(day), locales[language], { dateStyle: "long", timeZone: "UTC" });
  return text.replaceAll(" ", "\u00a0");
}

const isFrench = (language: Language) => settingsOf(language).rules === "french";

/**
 * Formats a time of day such as `09:00`: `9 h`, `9 am`, `9 Uhr`; in French `09:30` is `9 h 30`. A language
 * without rules has it as typed.
 */
export function formatTime(time: string, language: Language): string {
  if (settingsOf(language).rules === undefined) return time;
  const format = new Intl.DateTimeFormat(locales[language], {
    hour: "numeric",
    ...(time.endsWith(":00") ? {} : { minute: "2-digit" }),
    hour12: settingsOf(language).rules === "english",
    timeZone: "UTC",
  });
  return format
    .format(new Date(`1970-01-01T${time}Z`))
    .replace(/^0/, "")
    .replace(":", isFrench(language) ? "\u00a0h\u00a0" : ":")
    .replace(" ", "\u00a0");
}

/** Formats opening hours, with their unit once: `9–18 Uhr`. */
export function formatTimeRange(from: string, to: string, language: Language): string {
  const [start, end] = [formatTime(from, language), formatTime(to, language)];
  const unit = end.match(/\D+$/)?.[0];
  return `${unit !== undefined && start.endsWith(unit) ? start.slice(0, -unit.length) : start}–${end}`;
}
