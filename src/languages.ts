/** The languages the site is written in; the first is the default. */
export const languages = ["fr", "en", "de"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = "fr";

/** One value per language; leaving a language out does not compile. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** Key of the visitor's own choice in `localStorage`. */
export const preferenceKey = "preferred-language";

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** BCP 47 tags used with `Intl`: the spelling of numbers and dates per language. */
export const locales: Localized<string> = { fr: "fr-FR", en: "en-GB", de: "de-DE" };

/** Builds one value per language, in one place. */
export function localize<T>(build: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((language) => [language, build(language)])) as Localized<T>;
}

/** Loads one value per language, side by side. */
export async function loadLocalized<T>(load: (language: Language) => Promise<T>): Promise<Localized<T>> {
  const values = await Promise.all(
    languages.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(values) as Localized<T>;
}
