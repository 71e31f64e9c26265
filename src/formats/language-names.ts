import { type Language, locales } from "#src/languages.ts";

/** Languages by their ISO 639 codes, as a sentence lists them: ‘French and English’. */
export function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: "language" });
  return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}
