import { z } from "zod";
import { readData } from "#contract/copy/fact-schema.ts";

/** The currencies that a site can have, by their codes of ISO 4217. */
const known = [
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
export type Currency = (typeof known)[number];

/** Currencies of all prices, in the order of the switch. Every price has an amount in each. */
export const currencies = readData(
  "facts/currencies.yaml",
  z.tuple([z.enum(known)], z.enum(known), `expected at least one of ${known.join(", ")}`),
);
