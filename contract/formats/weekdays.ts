import { type Language, locales } from "#contract/languages/languages.ts";

/** Days of the week in schema.org's two-letter form. */
export const weekdays: string[] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];

/** Name of a weekday; 0 is Monday. */
export function weekdayName(
  position: number,
  language: Language,
  weekday: "long" | "short" = "long",
): string {
  // 1 January 2024 was a Monday.
  return new Intl.DateTimeFormat(locales[language], { weekday, timeZone: "UTC" }).format(
    Date.UTC(2024, 0, 1 + position),
  );
}

/** Lists days as in a sentence; three or more in a row become a range. */
export function listDays(
  days: string[],
  language: Language,
  range: (from: string, to: string) => string,
): string {
  const name = (position: number) => weekdayName(position, language);
  const runs: number[][] = [];
  for (const position of weekdays.keys()) {
    if (!days.includes(weekdays[position] ?? "")) continue;
    const last = runs.at(-1);
    if (last?.at(-1) === position - 1) last.push(position);
    else runs.push([position]);
  }
  const parts = runs.flatMap((run) => {
    const [first = 0] = run;
    return run.length > 2 ? [range(name(first), name(run.at(-1) ?? first))] : run.map(name);
  });
  return new Intl.ListFormat(locales[language]).format(parts);
}
