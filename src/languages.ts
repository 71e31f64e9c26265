/** How a language is written, and whom its pages are announced to. */
interface LanguageSettings {
  /** BCP 47 tag used with `Intl`: the spelling of numbers and dates. */
  readonly locale: string;
  /** Countries its pages are announced for, beside everybody who reads the language. */
  readonly regions: readonly string[];
}

/** The languages the site is written in, one line each; their words are in `content`, in folders and files of that name. */
const settings = {
  fr: { locale: "fr-FR", regions: ["FR", "CH"] },
  en: { locale: "en-GB", regions: [] },
  de: { locale: "de-DE", regions: ["DE", "CH"] },
} as const satisfies Record<string, LanguageSettings>;

export type Language = keyof typeof settings;

export const languages = Object.keys(settings) as readonly Language[];

/** Spoken at addresses without a prefix; its copy is the contract of all others. */
export const defaultLanguage: Language = "fr";

/** One value per language; leaving a language out does not compile. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** One value for each language that has one. */
export type InSome<T> = Readonly<Partial<Record<Language, T>>>;

/** The languages that have a value. */
export function languagesOf(values: InSome<unknown>): readonly Language[] {
  return languages.filter((language) => values[language] !== undefined);
}

/** The value of the default language where there is one, otherwise of the first that has one. */
export function mainOf<T>(values: InSome<T>): T | undefined {
  const [first] = languagesOf(values);
  return values[defaultLanguage] ?? (first && values[first]);
}

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** Builds one value per language, in one place. */
export function localize<T>(build: (language: Language) => T): Localized<T> {
  return Object.fromEntries(languages.map((language) => [language, build(language)])) as Localized<T>;
}

/** BCP 47 tags used with `Intl`: the spelling of numbers and dates per language. */
export const locales: Localized<string> = /* @__PURE__ */ localize((language) => settings[language].locale);

/** Language and regional variants announced for each language: `de`, `de-DE`, `de-CH`. */
export function hreflangsOf(language: Language): readonly string[] {
  return [language, ...settings[language].regions.map((region) => `${language}-${region}`)];
}

/** The values that are there, for each language that has one. */
export function withoutGaps<T>(values: Localized<T | undefined>): InSome<T> {
  const there: Partial<Record<Language, T>> = {};
  for (const language of languages) {
    const value = values[language];
    if (value !== undefined) there[language] = value;
  }
  return there;
}

/** Builds a value for each language that has one. */
export function localizeSome<From, T>(values: InSome<From>, build: (value: From) => T): InSome<T> {
  return withoutGaps(
    localize((language) => {
      const value = values[language];
      return value === undefined ? undefined : build(value);
    }),
  );
}

/** Loads one value per language, side by side. */
export async function loadLocalized<T>(load: (language: Language) => Promise<T>): Promise<Localized<T>> {
  const values = await Promise.all(
    languages.map(async (language) => [language, await load(language)] as const),
  );
  return Object.fromEntries(values) as Localized<T>;
}
