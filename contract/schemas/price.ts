import { z } from "zod";
import type { Money } from "#contract/formats/money.ts";
import { recordOf } from "#contract/reader/records.ts";
import { oneOf } from "#contract/reader/schema-parts.ts";
import { currencies } from "#data/contract/languages/currencies.ts";

const amount = z.number("expected an amount").nonnegative("expected an amount, 0 or more");

/** Amounts in other currencies than those of the site may stay in the files. */
const unread: object = Object.fromEntries(
  Intl.supportedValuesOf("currency").map((currency) => [
    currency,
    amount.optional().transform(() => undefined),
  ]),
);

const amounts = { ...unread, ...recordOf(currencies, () => amount) };

export const money: z.ZodType<Money> = z.strictObject(amounts);

/** Billing periods. */
export const periods = ["once", "hour", "month", "year", "campaign", "message"] as const;

const terms = {
  ...amounts,
  period: oneOf(periods).default("once"),
  /** A minimum price ("from"); the quote may be higher. */
  from: z.boolean().default(false),
  /** The price shown where its service is shown with a single price. */
  startingPrice: z.boolean().default(false),
  /** What its service is listed with, as on the home page and the page of all services. */
  listed: z.boolean().default(false),
  /** An extra on the home page, confirmed in the quote. */
  homeExtra: z.boolean().default(false),
  /** A package, with a button of its own. */
  package: z.boolean().default(false),
};

export const price = z.strictObject(terms);

/** An amount in each currency, and its terms; with VAT where `business.pricesIncludeVat` says so. */
export type Price = z.output<typeof price>;
