/** How a language is written and announced. */
interface LanguageSettings {
  /** BCP 47 tag for `Intl`, which formats numbers and dates. */
  locale: string;
  /** Countries to announce its pages for, besides the language as a whole. */
  regions: string[];
  /** Which rules of writing it follows beyond `Intl`: spaces, times of day, word endings for the search. Without, none. */
  rules?: "french" | "english" | "german";
  /** Countries whose clients it shows first, the nearest first; without them, those of `regions`. */
  near?: string[];
  /** Time zone of its readers, where it is not the agency's. */
  timeZone?: string;
  /** Currency that its pages show first; without one, the first of `contract/currencies.ts`. */
  currency?: string;
  /** Currency of its budget ranges, if it is another one. */
  budgets?: string;
}

/** Languages of the site, the default one first, which has no prefix in its addresses. */
const settings = {
  fr: { locale: "fr-FR", regions: ["FR", "CH"], rules: "french" },
  en: {
    locale: "en-GB",
    regions: [],
    near: ["GB", "IE"],
    timeZone: "Europe/London",
    rules: "english",
    budgets: "USD",
  },
  de: { locale: "de-DE", regions: ["DE", "CH"], rules: "german" },
} as const satisfies Record<string, LanguageSettings>;

export type Language = keyof typeof settings;

export const languages = Object.keys(settings) as unknown as [Language, ...Language[]];

export const [defaultLanguage] = languages;

export function settingsOf(language: Language): LanguageSettings {
  return settings[language];
}

/** One value per language; a missing language does not compile. */
export type Localized<T> = Record<Language, T>;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Builds the value of each language. */
export function localize<T>(build: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((language) => [language, build(language)])) as Localized<T>;
}

export const locales: Localized<string> = /* @__PURE__ */ localize((language) => settings[language].locale);

/** `hreflang` values of a language: `de`, `de-DE`, `de-CH`. */
export function hreflangsOf(language: Language): string[] {
  return [language, ...settings[language].regions.map((region) => `${language}-${region}`)];
}

export async function loadLocalized<T>(load: (language: Language) => Promise<T>): Promise<Localized<T>> {
  const values = await Promise.all(
    languages.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(values) as Localized<T>;
}
