import type { KeyOf } from "#contract/copy/fact-schema.ts";
import { type LanguageSettings, languageSettings } from "#contract/facts/languages.ts";

/** The code of a language of the site: to the compiler, one of the sample's or any other. */
export type Language = "de" | "en" | "fr" | KeyOf<"languages">;

/** Languages of the site, the default one first, which has no prefix in its addresses. */
export const languages = Object.keys(languageSettings) as [Language, ...Language[]];

export const [defaultLanguage] = languages;

export function settingsOf(language: Language): LanguageSettings {
  const settings = languageSettings[language];
  if (settings === undefined) throw new Error(`the site has no pages in ${language}`);
  return settings;
}

/** One value for each language of the site, built by `localize`. */
export type Localized<T> = Record<Language, T>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Builds the value of each language. */
export function localize<T>(build: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((language) => [language, build(language)])) as Localized<T>;
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
