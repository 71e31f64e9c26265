import { localTime, timestampAt } from "#contract/formats/business-hours.ts";
import { type Language, locales } from "#contract/languages/languages.ts";

/** Name of a time zone, independent of the season: `heure d’Europe centrale`. */
export function timeZoneName(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value;
  if (name === undefined) throw new Error(`Intl does not name the time zone ${timeZone}`);
  return name;
}

/** The time of day in another time zone, such as `08:00`, when it is `time` in `timeZone` in winter. */
export function timeIn(other: string, time: string, timeZone: string): string {
  return localTime(timestampAt("2026-01-15", time, timeZone), other).time;
}
