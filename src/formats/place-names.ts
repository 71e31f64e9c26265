import { type Language, locales } from "#src/languages.ts";

/** A country or area as the language names it; `EU` is the continent, where a service reaches. */
export function placeName(code: string, language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: "region" });
  // Intl knows EU as the union; 150 is Europe.
  return names.of(code === "EU" ? "150" : code) ?? code;
}

/** Several of them, as a sentence lists them. */
export function placeNames(codes: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language]).format(codes.map((code) => placeName(code, language)));
}
