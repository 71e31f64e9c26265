/** Whose currency it is first. */
interface CurrencySettings {
  /** Languages whose pages show it first; in the others it is the first of the table. */
  readonly firstIn?: readonly string[];
  /** Languages that ask for budgets in it; the others ask in the currency they show first. */
  readonly budgetsIn?: readonly string[];
}

/** The currencies prices are shown in, one line each, in the order of the switch; every price has an amount in each. */
const settings = {
  EUR: {},
  USD: { budgetsIn: ["en"] },
} as const satisfies Record<string, CurrencySettings>;

export type Currency = keyof typeof settings;

const table: Readonly<Record<Currency, CurrencySettings>> = settings;

export const currencies = Object.keys(settings) as unknown as readonly [Currency, ...Currency[]];

/** The currencies as a language's pages show them: the one that a visit begins with comes first. */
export function currenciesIn(language: string): readonly [Currency, ...Currency[]] {
  const first: Currency =
    currencies.find((currency) => table[currency].firstIn?.includes(language)) ?? currencies[0];
  return [first, ...currencies.filter((currency) => currency !== first)];
}

/** The currency that pages of a language show first, and sentences name. */
export function firstCurrency(language: string): Currency {
  return currenciesIn(language)[0];
}

/** The currency that a language asks for budgets in. */
export function budgetCurrency(language: string): Currency {
  return (
    currencies.find((currency) => table[currency].budgetsIn?.includes(language)) ?? firstCurrency(language)
  );
}
