import { type Language, locales } from "#contract/languages.ts";

/** Name of a time zone, independent of the season: `heure d’Europe centrale`. */
export function timeZoneName(timeZone: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: "longGeneric" });
  const name = format.formatToParts(new Date()).find(({ type }) => type === "timeZoneName")?.value;
  if (name === undefined) throw new Error(`Intl does not name the time zone ${timeZone}`);
  return name;
}

/** The time of day in another time zone, such as `08:00`, when it is `time` in `timeZone` in winter. */
export function timeIn(other: string, time: string, timeZone: string): string {
  const day = "2026-01-15";
  const clock = (zone: string, at: Date) =>
    new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", minute: "2-digit" }).format(at);
  const asUtc = new Date(`${day}T${time}Z`);
  const there = new Date(`${day}T${clock(timeZone, asUtc)}Z`);
  return clock(other, new Date(2 * asUtc.getTime() - there.getTime()));
}
