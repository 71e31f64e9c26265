import { defaultLanguage, isLanguage, type Language, languages } from "#contract/languages/languages.ts";
import { type Currency, currencies } from "#data/contract/languages/currencies.ts";

const others = languages.filter((language) => language !== defaultLanguage);

/** Two languages beside the default one, for what holds in any; the same one, or the default, where there are fewer. */
export const [secondLanguage = defaultLanguage, thirdLanguage = secondLanguage] = others;

const [first, other = first] = currencies;

/** The currency that pages show first, and another one, or the same where there is no other. */
export const twoCurrencies: [Currency, Currency] = [first, other];

/** The rows that begin with a language the site has, for what holds in that language alone. */
export function spoken<Rest extends unknown[]>(
  ...rows: [language: string, ...Rest][]
): [language: Language, ...Rest][] {
  return rows.flatMap(([language, ...rest]): [Language, ...Rest][] =>
    isLanguage(language) ? [[language, ...rest]] : [],
  );
}
