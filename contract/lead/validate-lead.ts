import { fillTemplate, type Template } from "#contract/copy/fill-template.ts";
import { isMailAddress } from "#contract/formats/mail-address.ts";
import {
  fieldSpecs,
  formFields,
  isRequired,
  type Lead,
  type LeadField,
  leadFields,
} from "#contract/lead/lead-fields.ts";
import { recordOf } from "#contract/reader/records.ts";
import { messagesLanguage, speaksEnglish } from "#data/contract/facts/contact-form.ts";

/** What each field wants, and what is said of a text that is too long. */
type ValidationMessages = Partial<Record<LeadField | "tooLong", Template<"limit">>>;

/**
 * The fixed English messages, which the form shows after those of other languages; others have none.
 * `{limit}` stands for a number of characters.
 */
const englishMessages: ValidationMessages = {
  name: "Name must be at least {limit} characters",
  email: "Invalid email address",
  projectType: "Please select a project type",
  budget: "Please select a budget range",
  message: "Message must be at least {limit} characters",
};

/** The first error of each field, as text. */
export type LeadErrors = Partial<Record<LeadField, string>>;

/** Collapses a text to one line, without control characters. */
function oneLine(text: string): string {
  return visible(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " "));
}

function manyLines(text: string): string {
  return visible(text.replace(/\r\n?/g, "\n"));
}

function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
  return text.replace(/[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/g, "").toWellFormed();
}

/** Removes invisible characters that pasting brings along, and normalises full-width ones in the domain. */
function cleanMailAddress(text: string): string {
  const visibleOnly = oneLine(text).replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, "");
  const at = visibleOnly.lastIndexOf("@");
  return (
    visibleOnly.slice(0, at + 1) +
    visibleOnly
      .slice(at + 1)
      .normalize("NFKC")
      .replaceAll("。", ".")
  );
}

/** How the text of a kind of field is cleaned. */
const cleaners = { text: oneLine, email: cleanMailAddress, phone: oneLine, "long text": manyLines } as const;

type Checked = { value: string } | { error: string };

/** Hand-written, because a schema library would be half of the form's script. */
function check(field: LeadField, value: unknown, messages: ValidationMessages): Checked {
  const spec = fieldSpecs[field];
  if ("options" in spec) {
    if (!value && !isRequired(field)) return { value: "" };
    const chosen = spec.options.find((option) => option === value);
    return chosen === undefined ? { error: messages[field] ?? "" } : { value: chosen };
  }
  const { kind, min, max } = spec;
  const cleaned = typeof value === "string" ? cleaners[kind](value).trim() : "";
  if (cleaned === "" && !isRequired(field)) return { value: "" };
  if ([...cleaned].length > max) return { error: fillTemplate(messages.tooLong ?? "", { limit: max }) };
  // Nobody sees a zero-width character, so it does not count towards what a field needs.
  const seen = [...cleaned.replace(/\p{DI}/gu, "")].length;
  if (seen >= min && (kind !== "email" || isMailAddress(cleaned))) return { value: cleaned };
  return { error: fillTemplate(messages[field] ?? "", { limit: min }) };
}

/** Validates a submitted form, in the browser and on the server alike; drops all but its fields. */
export function validateLead(
  input: Record<string, unknown>,
  messages: ValidationMessages = englishMessages,
): { ok: true; lead: Lead } | { ok: false; errors: LeadErrors } {
  const lead: Lead = recordOf(leadFields, () => "");
  const errors: LeadErrors = {};
  for (const field of formFields) {
    const checked = check(field, input[field], messages);
    if ("error" in checked) errors[field] = checked.error;
    else lead[field] = checked.value;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, lead };
}

/** The errors in English, which follow those of other languages where the site wants them. */
export function englishErrors(input: Record<string, unknown>, language: string): LeadErrors {
  if (!speaksEnglish || language === messagesLanguage) return {};
  const checked = validateLead(input);
  return checked.ok ? {} : checked.errors;
}
