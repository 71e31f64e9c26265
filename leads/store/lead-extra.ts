import { z } from "zod";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import { extraFields, fieldSpecs } from "#contract/lead/lead-fields.ts";
import type { ExtraField } from "#contract/schemas/extra-fields.ts";
import { extraPrefix } from "#contract/schemas/field-names.ts";
import { extraTexts } from "#data/contract/facts/contact-form.ts";
import { site } from "#data/contract/facts/site.ts";

/** The answer in a field that the site adds, with labels that are still there when the field is not. */
export interface ExtraAnswer {
  /** The label of the field, in the agency's language. */
  label: string;
  /** The typed text, or the key of the chosen option; empty if there is none. */
  value: string;
  /** The label of the chosen option, in the agency's language. */
  shown?: string | undefined;
}

const answers = z.record(
  z.string(),
  z.object({ label: z.string(), value: z.string(), shown: z.string().optional() }),
);

const language = site.agencyLanguage;

/** Reads stored answers, by the keys of their fields; none if another version stored them in another form. */
export function parseExtra(stored: string | null): Record<string, ExtraAnswer> {
  if (stored === null) return {};
  try {
    return answers.parse(JSON.parse(stored));
  } catch {
    return {};
  }
}

/** The answers of a lead in the fields that the site adds, by their keys. */
export function answersIn(lead: Readonly<Partial<Record<ExtraField, string>>>): Record<string, ExtraAnswer> {
  return Object.fromEntries(
    extraFields.map((field) => {
      const { label, options } = extraTexts[field];
      const value = lead[field] ?? "";
      const isChosen = "options" in fieldSpecs[field] && value !== "";
      // The mark of a ticked box needs no language.
      const shown = isChosen ? withoutInvisible(options?.[value]?.[language] ?? tickMark) : undefined;
      return [field.slice(extraPrefix.length), { label: withoutInvisible(label[language]), value, shown }];
    }),
  );
}

/** Serialises the answers for the database; null if the site adds no field. */
export function storedExtra(lead: Readonly<Record<ExtraField, string>>): string | null {
  return extraFields.length === 0 ? null : JSON.stringify(answersIn(lead));
}

/** The value of a ticked box, as people see it. */
export const tickMark = "✓";
