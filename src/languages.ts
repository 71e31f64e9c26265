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
  /** Currency that its pages show first; without one, the first of `src/currencies.ts`. */
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

export type PartlyLocalized<T> = Partial<Record<Language, T>>;

export function languagesOf(values: PartlyLocalized<unknown>): Language[] {
  return languages.filter((language) => values[language] !== undefined);
}

/** The value of the default language or, if it has none, of the first language with a value. */
export function preferredValue<T>(values: PartlyLocalized<T>): T | undefined {
  const [first] = languagesOf(values);
  return values[defaultLanguage] ?? (first && values[first]);
}

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

export function dropUndefined<T>(values: Localized<T | undefined>): PartlyLocalized<T> {
  const there: Partial<Record<Language, T>> = {};
  for (const language of languages) {
    const value = values[language];
    if (value !== undefined) there[language] = value;
  }
  return there;
}

/** Builds a value for each language that has one. */
export function localizeSome<From, T>(
  values: PartlyLocalized<From>,
  build: (value: From) => T,
): PartlyLocalized<T> {
  return dropUndefined(
    localize((language) => {
      const value = values[language];
      return value === undefined ? undefined : build(value);
    }),
  );
}

export async function loadLocalized<T>(load: (language: Language) => Promise<T>): Promise<Localized<T>> {
  const values = await Promise.all(
    languages.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(values) as Localized<T>;
}
