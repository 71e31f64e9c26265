import { type Language, locales } from "#src/languages.ts";

/** A time zone's name for the whole year: `heure d’Europe centrale`. */
export function timeZoneName(timeZone: string, language: Language): string {
  return zonePart(timeZone, new Date(), "longGeneric", locales[language]);
}

/** A zone's distance from UTC in winter and in summer, as it is written: `+1`, `−5`. */
export function utcOffsets(timeZone: string, year: number): { winter: string; summer: string } {
  const offset = (month: number) =>
    zonePart(timeZone, new Date(Date.UTC(year, month)), "shortOffset", "en")
      .replace("GMT", "")
      .replace("-", "−");
  return { winter: offset(0), summer: offset(6) };
}

function zonePart(
  timeZone: string,
  date: Date,
  timeZoneName: "longGeneric" | "shortOffset",
  locale: string,
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(date);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value;
  if (name === undefined) throw new Error(`Intl does not name the time zone ${timeZone}`);
  return name;
}

/** The city a time zone is called by: `Europe/Paris` is Paris. */
export function zoneCity(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
