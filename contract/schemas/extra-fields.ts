import { z } from "zod";
import { languages } from "#contract/languages/languages.ts";
import { recordFrom, recordOf } from "#contract/reader/records.ts";
import { type KeyOf, newKey, oneOf } from "#contract/reader/schema-parts.ts";
import {
  builtInFields,
  extraPrefix,
  originFields,
  technicalFields,
  ticked,
} from "#contract/schemas/field-names.ts";
import { listedLanguages } from "#data/contract/languages/language-settings.ts";

/** A field that a site adds to its form, by its name there. */
export type ExtraField = KeyOf<"extra fields">;

/** Most characters of a text of each kind. */
const longest = { text: 200, "long text": 2000 } as const;

const someText = z.string("expected text").refine((text) => text.trim() !== "", "is empty");

/** A text in each language of the site; one that has no pages yet may have it already. */
const texts = z.strictObject({
  ...recordOf(listedLanguages, () => someText.optional()),
  ...recordOf(languages, () => someText),
});

const field = z.strictObject({
  kind: oneOf(["text", "long text", "choice", "checkbox"]),
  required: z.boolean("expected true or false").default(false),
  label: texts,
  hint: texts.optional(),
  /** What somebody reads who left it empty. */
  missing: texts.optional(),
  /** Of a choice. */
  options: z.record(z.string(), texts).optional(),
});

type Field = z.output<typeof field>;

const usedNames: readonly string[] = [...builtInFields, ...originFields, ...technicalFields];

const keyForm = /^[a-z][a-z\d-]*$/i;

type Fault = [path: string[], sentence: string];

/** Mistakes that lie between the keys of a field, so that no schema of one key sees them. */
function faultsOf(key: string, { kind, required, missing, options = {} }: Field): Fault[] {
  const names = [key, ...Object.keys(options)];
  const count = names.length - 1;
  const faults: [isThere: boolean, ...Fault][] = [
    [usedNames.includes(key), [], "is a name that the form itself uses: choose another one"],
    [!names.every((name) => keyForm.test(name)), [], "expected keys of letters, digits and hyphens"],
    [required && !missing, ["missing"], "is missing: what somebody reads who leaves the field empty"],
    [kind === "choice" && count === 0, ["options"], "is missing: a choice needs its options"],
    [kind !== "choice" && count > 0, ["options"], "is only for a choice"],
  ];
  return faults.flatMap(([isThere, ...fault]) => (isThere ? [fault] : []));
}

/**
 * The fields that a site adds, by their names in the page: with a prefix, so that none can be one of the
 * form's own.
 */
export const extraFieldsSchema = z
  .record(z.string(), field)
  .default({})
  .superRefine((fields, context) => {
    for (const [key, one] of Object.entries(fields))
      for (const [path, message] of faultsOf(key, one))
        context.addIssue({ code: "custom", path: [key, ...path], message });
  })
  .transform((fields) => {
    const name = newKey("extra fields");
    return recordFrom(Object.entries(fields).map(([key, one]) => [name.parse(`${extraPrefix}${key}`), one]));
  });

/** What such a field takes: it may be empty where it is `optional`. */
export type ExtraFieldSpec = { optional?: true } & (
  | { kind: "text" | "long text"; min: number; max: number }
  | { kind: "choice" | "checkbox"; options: readonly string[] }
);

/** What it is called in each language, and what is said of it there. */
export type ExtraTexts = Pick<Field, "label" | "hint" | "missing" | "options">;

export function specOf({ kind, required, options = {} }: Field): ExtraFieldSpec {
  const optional = required ? {} : { optional: true as const };
  if (kind === "choice") return { kind, options: Object.keys(options), ...optional };
  if (kind === "checkbox") return { kind, options: [ticked], ...optional };
  return { kind, min: 1, max: longest[kind], ...optional };
}
