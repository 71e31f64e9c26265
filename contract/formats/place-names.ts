import { type Language, locales } from "#contract/languages/languages.ts";

/** Name of a country or region; `EU` means the continent, as a service area. */
export function placeName(code: string, language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: "region" });
  // To Intl, EU is the European Union; 150 is Europe.
  return names.of(code === "EU" ? "150" : code) ?? code;
}

export function placeNames(codes: string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(codes.map((code) => placeName(code, language)));
}
