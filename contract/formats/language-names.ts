import { capitalised } from "#contract/formats/capitalised.ts";
import { type Language, locales } from "#contract/languages/languages.ts";

/** Name of a language by its ISO 639 code, capitalised for a list: ‘Français’. */
export function languageName(code: string, language: Language): string {
  const name = new Intl.DisplayNames(locales[language], { type: "language" }).of(code) ?? code;
  return capitalised(name);
}

/** Names of languages as a list in a sentence: ‘French and English’. */
export function languageNames(codes: readonly string[], language: Language): string {
  const names = new Intl.DisplayNames(locales[language], { type: "language" });
  return new Intl.ListFormat(locales[language], { type: "conjunction" }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}
