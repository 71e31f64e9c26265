import { z } from "zod";
import { readData } from "#contract/copy/fact-schema.ts";

/** The currencies that a site can have, by their codes of ISO 4217. */
export const knownCurrencies = [
  "EUR",
  "USD",
  "GBP",
  "CHF",
  "CAD",
  "CZK",
  "DKK",
  "HUF",
  "ISK",
  "NOK",
  "PLN",
  "RON",
  "SEK",
] as const;

/** A currency of the site: to the compiler, any that a site can have. */
export type Currency = (typeof knownCurrencies)[number];

/** Currencies of all prices, in the order of the switch. Every price has an amount in each. */
export const currencies = readData(
  "facts/currencies.yaml",
  z.tuple(
    [z.enum(knownCurrencies)],
    z.enum(knownCurrencies),
    `expected at least one of ${knownCurrencies.join(", ")}`,
  ),
);

/** Whether visitors choose one; a constant, so that bundles leave out what only a choice needs. */
export const hasCurrencyChoice = currencies.length > 1;
