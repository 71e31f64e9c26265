import { z } from "zod";
import { readContent } from "#contract/reader/content-file.ts";
import { checkedBy } from "#contract/reader/file-problems.ts";
import { keysOf } from "#contract/reader/records.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

/**
 * A key of a list that only the site's folder knows: the file that has the list makes its keys (`record`),
 * and where another file names one it is checked (`keyOf`). To the compiler it is one literal: a record of
 * such keys has a value for each, and no other text passes for one.
 */
export type KeyOf<List extends string> = `a key of ${List}`;

/**
 * Reads a file of the site's folder, such as `facts/prices.yaml`.
 * @throws ContentError that names every mistake in it, with its line
 */
export function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  return checkedBy(schema, readContent(`${siteFolder}/${name}`));
}

/** Entries under keys of the site's own. */
export function record<List extends string, Entry extends z.ZodType>(list: List, entry: Entry) {
  return z.record(newKey(list), entry);
}

/** A key that the site itself chooses. */
export const newKey = <List extends string>(_list: List) =>
  z.custom<KeyOf<List>>((key) => typeof key === "string", "expected text");

/** A key of a record of another file. */
export const keyOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => oneOf(keysOf(record));

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, expectedOne(values));

export const expectedOne = (values: readonly string[]) =>
  values.length > 0 ? `expected one of ${values.join(", ")}` : "expected nothing, because there is none";

export const count = z.int("expected a whole number").nonnegative("expected a whole number, 0 or more");

export const range = z.strictObject({ from: count, to: count });

const twoLetters = "expected the two letters of a country, such as FR";

export const country = z
  .string(twoLetters)
  .regex(/^[A-Z]{2}$/, { error: twoLetters, abort: true })
  .refine(isRegion, twoLetters);

/**
 * Whether Unicode knows a country by this code, not by another one (`UK`), or the union that `EU` stands for.
 */
export function isRegion(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`) return false;
  return new Intl.DisplayNames("en-US", { type: "region" }).of(code) !== code;
}

export const currencyCode = z
  .string("expected the three letters of a currency, such as EUR")
  .refine(
    (code) => Intl.supportedValuesOf("currency").includes(code),
    "expected the three letters of a currency, such as EUR",
  );

/** Whether Unicode knows a language. */
export function isLanguageCode(code: string): boolean {
  return /^[a-z]{2,3}$/.test(code) && new Intl.DisplayNames("en-US", { type: "language" }).of(code) !== code;
}

export const timeZone = z
  .string("expected a time zone, such as Europe/Paris")
  .refine(isTimeZone, "expected a time zone, such as Europe/Paris");

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}

export const timeOfDay = z
  .string("expected a time of day on the 24-hour clock, such as 09:00")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "expected a time of day on the 24-hour clock, such as 09:00");

export const day = z
  .string("expected a day, such as 2026-01-31")
  .refine(
    (value) => /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)),
    "expected a day, such as 2026-01-31",
  );
