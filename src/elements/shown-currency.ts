import { type Currency, currencies } from "#src/currencies.ts";

/** The currency in which the page shows its prices. */
export function shownCurrency(): Currency {
  const { currency } = document.documentElement.dataset;
  return currencies.find((one) => one === currency) ?? currencies[0];
}
