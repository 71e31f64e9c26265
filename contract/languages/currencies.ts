import { z } from "zod";
import { currencyCode, type KeyOf, newKey, readData } from "#contract/reader/schema-parts.ts";

export type Currency = KeyOf<"currencies">;

const code = currencyCode.pipe(newKey("currencies"));

export const schema = z.tuple([code], code, "expected at least one currency, such as EUR");

/** Currencies of all prices, in the order of the switch. Every price has an amount in each. */
export const currencies = readData("facts/currencies.yaml", schema);

/** The one that pages show first, also used in their running text. */
export const [firstCurrency] = currencies;

/** Whether visitors choose one; a constant, so that bundles leave out what only a choice needs. */
export const hasCurrencyChoice = currencies.length > 1;
