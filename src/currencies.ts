/** Languages for which the currency is special. */
interface CurrencySettings {
  /** Languages whose pages show it first; in all others the first currency in the table is. */
  readonly firstIn?: readonly string[];
  /** Languages whose budget ranges use it; the others use the currency they show first. */
  readonly budgetsIn?: readonly string[];
}

/** Currencies of all prices, in the order of the switch. Every price has an amount in each. */
const settings = {
  EUR: {},
  USD: { budgetsIn: ["en"] },
} as const satisfies Record<string, CurrencySettings>;

export type Currency = keyof typeof settings;

/** Exported for `src/build/price-check.ts`, as an owner may have typed anything here. */
export const currencyTable: Readonly<Record<Currency, CurrencySettings>> = settings;

export const currencies = Object.keys(settings) as unknown as readonly [Currency, ...Currency[]];

/** The currencies in the order of a language's pages, initial one first. */
export function currenciesIn(language: string): readonly [Currency, ...Currency[]] {
  const first: Currency =
    currencies.find((currency) => currencyTable[currency].firstIn?.includes(language)) ?? currencies[0];
  return [first, ...currencies.filter((currency) => currency !== first)];
}

/** The initial currency of a language's pages, also used in its running text. */
export function firstCurrency(language: string): Currency {
  return currenciesIn(language)[0];
}

/** The currency of a language's budget ranges. */
export function budgetCurrency(language: string): Currency {
  return (
    currencies.find((currency) => currencyTable[currency].budgetsIn?.includes(language)) ??
    firstCurrency(language)
  );
}
