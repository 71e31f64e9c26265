import { keysOf, recordOf } from "#contract/reader/records.ts";
import type { KeyOf } from "#contract/reader/schema-parts.ts";
import { type LanguageSettings, languageSettings } from "#data/contract/languages/language-settings.ts";

export type Language = KeyOf<"languages">;

const [first, ...others] = keysOf(languageSettings);
if (first === undefined) throw new Error("facts/languages.yaml has no language");

export const defaultLanguage = first;

/** Languages of the site, the default one first, which has no prefix in its addresses. */
export const languages: readonly [Language, ...Language[]] = [defaultLanguage, ...others];

export function settingsOf(language: Language): LanguageSettings {
  return languageSettings[language];
}

/** One value for each language of the site, built by `localize`. */
export type Localized<T> = Record<Language, T>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Builds the value of each language. */
export function localize<T>(build: (language: Language) => T): Localized<T> {
  return recordOf(languages, build);
}

export const locales: Localized<string> = /* @__PURE__ */ localize((language) => settingsOf(language).locale);

/** `hreflang` values of a language: `de`, `de-DE`, `de-CH`. */
export function hreflangsOf(language: Language): string[] {
  return [language, ...settingsOf(language).regions.map((region) => `${language}-${region}`)];
}

/** Loads the value of each language. */
export async function loadLocalized<T>(load: (language: Language) => Promise<T>): Promise<Localized<T>> {
  const values = await Promise.all(languages.map(async (language) => [language, await load(language)]));
  return Object.fromEntries(values);
}
