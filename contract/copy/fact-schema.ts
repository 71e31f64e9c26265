import { z } from "zod";
import { readContent } from "#contract/copy/content-file.ts";
import { checkedBy } from "#contract/copy/file-problems.ts";
import { siteFolder } from "#contract/site-folder.ts";

/**
 * A key of a list that only the site's folder knows. To the compiler it is one literal: a record of such keys has a
 * value for each, and no other text passes for one.
 */
export type KeyOf<List extends string> = `a key of ${List}`;

/** The shape of every file that `readData` has read, by its name. */
export const dataShapes = new Map<string, z.ZodType>();

/** Reads a file of the site's folder, such as `facts/prices.yaml`. @throws ContentError that names every mistake in it, with its line */
export function readData<Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> {
  dataShapes.set(name, schema);
  return checkedBy(schema, readContent(`${siteFolder}/${name}`));
}

/** Entries under keys of the site's own. */
export function record<List extends string, Entry extends z.ZodType>(_list: List, entry: Entry) {
  return z.record(z.string() as unknown as z.ZodType<KeyOf<List>, KeyOf<List>>, entry);
}

/** A key of such a list where another file names it. */
export const keyIn = <List extends string>(_list: List) => z.string() as unknown as z.ZodType<KeyOf<List>>;

export const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `expected one of ${values.join(", ")}`);

export const count = z.int("expected a whole number").nonnegative("expected a whole number, 0 or more");

export const range = z.strictObject({ from: count, to: count });

const twoLetters = "expected the two letters of a country, such as FR";

export const country = z
  .string(twoLetters)
  .regex(/^[A-Z]{2}$/, { error: twoLetters, abort: true })
  .refine(isRegion, twoLetters);

/** Whether Unicode knows a country, or the union that `EU` stands for. */
export function isRegion(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames("en-US", { type: "region" }).of(code) !== code;
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
