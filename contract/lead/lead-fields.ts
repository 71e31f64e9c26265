import { keysOf, recordOf } from "#contract/reader/records.ts";
import type { ExtraField, ExtraFieldSpec } from "#contract/schemas/extra-fields.ts";
import { type BuiltInField, builtInFields } from "#contract/schemas/field-names.ts";
import { budgets, extraFieldSpecs, projectTypes, waivedFields } from "#data/contract/facts/contact-form.ts";

interface Common {
  /** Column of the table `lead`. */
  column: string;
  /** Where mails show it: in the name of the sender, as a row with its label, or as text. */
  mailSlot: "sender" | "row" | "text";
  /** May be empty, whatever the site says. */
  optional?: true;
}

interface TypedField extends Common {
  kind: "text" | "email" | "phone" | "long text";
  /** Length, trimmed, in code points; `maxlength` counts an emoji as two, so what it lets through fits. */
  min: number;
  max: number;
  /** The `autocomplete` token, by which browsers fill the field in. */
  autoComplete?: string;
}

interface ChosenField extends Common {
  /** The options of a `choice` have their labels in `lead-form.yaml`; those of a `budget` are amounts. */
  kind: "choice" | "budget";
  options: readonly string[];
}

/** What a lead can have on every site; the site may waive some (`facts/contact-form.yaml`). */
export const builtInFieldSpecs = {
  name: { kind: "text", min: 2, max: 100, column: "name", mailSlot: "sender", autoComplete: "name" },
  email: { kind: "email", min: 0, max: 255, column: "email", mailSlot: "row", autoComplete: "email" },
  company: {
    kind: "text",
    min: 2,
    max: 100,
    column: "company",
    mailSlot: "sender",
    autoComplete: "organization",
  },
  phone: { kind: "phone", min: 8, max: 20, column: "phone", mailSlot: "row", autoComplete: "tel" },
  projectType: { kind: "choice", options: projectTypes, column: "project_type", mailSlot: "row" },
  budget: { kind: "budget", options: budgets, column: "budget", mailSlot: "row" },
  message: { kind: "long text", min: 10, max: 2000, column: "message", mailSlot: "text" },
} as const satisfies Record<BuiltInField, TypedField | ChosenField>;

type FieldTable = typeof builtInFieldSpecs;

/** A field of every site, or one that the site adds. */
export type LeadField = BuiltInField | ExtraField;

/** Those that the site adds, which are stored together in one column. */
export const extraFields = keysOf(extraFieldSpecs);

/** The fields of a lead, in the order of mails and exports. */
export const leadFields: readonly LeadField[] = [...builtInFields, ...extraFields];

/** What each takes; a `checkbox` may have to be ticked. */
export const fieldSpecs: Readonly<Record<LeadField, FieldTable[BuiltInField] | ExtraFieldSpec>> = {
  ...builtInFieldSpecs,
  ...extraFieldSpecs,
};

/**
 * The fields that the form of the site has, what one came to say first; a lead has nothing in the others.
 */
export const formFields: readonly LeadField[] = [
  "message" as const,
  ...leadFields.filter((field) => field !== "message"),
].filter((field) => waivedFields[field] !== "absent");

export const isRequired = (field: LeadField): boolean =>
  waivedFields[field] === undefined && !("optional" in fieldSpecs[field]);

/**
 * What the form asks for. Its text is trimmed, well-formed Unicode without control characters; lines are
 * separated by `\n`.
 */
export type Lead = Record<LeadField, string>;

/**
 * The part of a database row that holds the fields of every site; an older site may have had other options.
 */
export type LeadColumns = Record<FieldTable[BuiltInField]["column"], string>;

export function columnsOf(lead: Record<BuiltInField, string>): LeadColumns {
  return Object.fromEntries(
    builtInFields.map((field) => [builtInFieldSpecs[field].column, lead[field]]),
  ) as LeadColumns;
}

export function leadOf(row: LeadColumns): Record<BuiltInField, string> {
  return recordOf(builtInFields, (field) => row[builtInFieldSpecs[field].column]);
}
