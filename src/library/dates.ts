import { type Language, locales } from "#src/languages.ts";

/** A day such as `2024-01-31` as the language writes it; French says `1er` for the first. */
export function formatDate(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "UTC" });
  return format
    .formatToParts(new Date(day))
    .map(({ type, value }) => (language === "fr" && type === "day" && value === "1" ? "1er" : value))
    .join("");
}
