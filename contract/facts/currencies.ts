import { z } from "zod";
import { type KeyOf, readData } from "#contract/copy/fact-schema.ts";

/** The code of a currency of the site: to the compiler, one of the sample's or any other. */
export type Currency = "EUR" | "USD" | KeyOf<"currencies">;

const code = z.custom<Currency>(
  (written) => Intl.supportedValuesOf("currency").some((known) => known === written),
  "expected the three letters of a currency, such as EUR",
);

/** Currencies of all prices, in the order of the switch. Every price has an amount in each. */
export const currencies = readData(
  "facts/currencies.yaml",
  z.tuple([code], code, "expected at least one currency, such as EUR"),
);

/** The one that pages show first, also used in their running text. */
export const [firstCurrency] = currencies;

/** Whether visitors choose one; a constant, so that bundles leave out what only a choice needs. */
export const hasCurrencyChoice = currencies.length > 1;
