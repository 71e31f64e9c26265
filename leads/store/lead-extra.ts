import { z } from "zod";
import { withoutInvisible } from "#contract/formats/typeset.ts";
import { extraFields, fieldSpecs } from "#contract/lead/lead-fields.ts";
import type { ExtraField } from "#contract/schemas/extra-fields.ts";
import { extraPrefix } from "#contract/schemas/field-names.ts";
import { extraTexts } from "#data/contract/facts/contact-form.ts";
import { site } from "#data/contract/facts/site.ts";

/** What was asked and answered in a field that the site adds, in words that outlive the field. */
export interface ExtraAnswer {
  /** What the field was called, in the agency's language. */
  label: string;
  /** What was typed, or the key of what was chosen; empty if nothing was. */
  value: string;
  /** The label of what was chosen. */
  shown?: string | undefined;
}

const answers = z.record(
  z.string(),
  z.object({ label: z.string(), value: z.string(), shown: z.string().optional() }),
);

const language = site.agencyLanguage;

/**
 * Reads the answers in the database, by the keys of their fields; what another version may have stored otherwise is
 * left out.
 */
export function parseExtra(stored: string | null): Record<string, ExtraAnswer> {
  if (stored === null) return {};
  try {
    return answers.parse(JSON.parse(stored));
  } catch {
    return {};
  }
}

/** What a lead answers in the fields that the site adds, by their keys. */
export function answersIn(lead: Readonly<Partial<Record<ExtraField, string>>>): Record<string, ExtraAnswer> {
  return Object.fromEntries(
    extraFields.map((field) => {
      const { label, options } = extraTexts[field];
      const value = lead[field] ?? "";
      const isChosen = "options" in fieldSpecs[field] && value !== "";
      // Of a box that is ticked, the mark says so in any language.
      const shown = isChosen ? withoutInvisible(options?.[value]?.[language] ?? tickMark) : undefined;
      return [field.slice(extraPrefix.length), { label: withoutInvisible(label[language]), value, shown }];
    }),
  );
}

/** The answers for the database; null where the site adds no field. */
export function storedExtra(lead: Readonly<Record<ExtraField, string>>): string | null {
  return extraFields.length === 0 ? null : JSON.stringify(answersIn(lead));
}

/** Stands for what is ticked. */
export const tickMark = "✓";
