import {
  type Budget,
  budgets,
  type LeadField,
  leadFields,
  type ProjectType,
  projectTypes,
} from "#content/facts/contact-form.ts";
import { englishMessages, type ValidationMessages } from "#content/validation-messages.ts";

/**
 * Shortest and longest text of each field in code points, spaces around it left out. `maxlength` counts
 * an emoji as two or more, so whatever it lets through fits here.
 */
export const limits = {
  name: { min: 2, max: 100 },
  email: { min: 0, max: 255 },
  company: { min: 2, max: 100 },
  phone: { min: 8, max: 20 },
  message: { min: 10, max: 2000 },
} as const;

/** What the agency is asked. Text is trimmed, well-formed Unicode without control characters. */
export interface Lead {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly phone: string;
  readonly projectType: ProjectType;
  readonly budget: Budget;
  /** Several lines, parted by `\n`. */
  readonly message: string;
}

/** The first broken rule of each field, in words. */
export type LeadErrors = Partial<Record<LeadField, string>>;

/**
 * One line: tabs and line breaks become a space. Like every text it loses the control characters
 * nobody can type or see (NUL first), and half a surrogate pair becomes U+FFFD.
 */
function oneLine(text: string): string {
  return visible(text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, " "));
}

/** Several lines, however the browser ended them. */
function manyLines(text: string): string {
  return visible(text.replace(/\r\n?/g, "\n"));
}

function visible(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the purpose
  return text.replace(/[\0-\x08\v\f\x0e-\x1f\x7f-\x9f]/g, "").toWellFormed();
}

// Before the @ plain ASCII: `müller@` is nearly always a slip for `mueller@`, which only its sender can mend, and
// few mail servers take such an address (SMTPUTF8, RFC 6531).
const address =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;

/** Checks an address whose domain may be written in any script, such as `a@münchen.de`. */
function isAddress(email: string): boolean {
  const at = email.lastIndexOf("@");
  const domain = email.slice(at + 1);
  // What a URL would read as something else than a host.
  if (/[\s/?#:@%\\]/.test(domain)) return false;
  try {
    return address.test(`${email.slice(0, at)}@${new URL(`http://${domain}`).hostname}`);
  } catch {
    return false;
  }
}

/**
 * An address as it is checked: without the invisible characters that come along when it is pasted, its domain in
 * the usual width.
 */
function mailAddress(text: string): string {
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

type Rule<Value> = (
  value: unknown,
  words: ValidationMessages,
) => { readonly value: Value } | { readonly error: string };

/** Written out by hand: a schema library would be half of the form's script. */
function text(field: keyof typeof limits, clean: (text: string) => string, isValid = (_: string) => true) {
  const { min, max } = limits[field];
  return (value: unknown, words: ValidationMessages) => {
    if (typeof value !== "string") return { error: words.required };
    const cleaned = clean(value).trim();
    const { length } = Array.from(cleaned);
    if (length > max) return { error: words.tooLong.replace("{limit}", `${max}`) };
    if (length >= min && isValid(cleaned)) return { value: cleaned };
    return { error: (words[field] ?? words.tooShort).replace("{limit}", `${min}`) };
  };
}

function choice<Value extends string>(field: LeadField, values: readonly Value[]): Rule<Value> {
  return (value, words) => {
    const chosen = values.find((one) => one === value);
    return chosen === undefined ? { error: words[field] ?? words.required } : { value: chosen };
  };
}

const rules = {
  name: text("name", oneLine),
  email: text("email", mailAddress, isAddress),
  company: text("company", oneLine),
  phone: text("phone", oneLine),
  projectType: choice("projectType", projectTypes),
  budget: choice("budget", budgets),
  message: text("message", manyLines),
} satisfies { readonly [Field in LeadField]: Rule<Lead[Field]> };

/**
 * Checks what was typed, in the browser and on the server alike. Anything beside the seven fields is
 * left out. The errors are English unless other messages are given.
 */
export function validateLead(
  input: Readonly<Record<string, unknown>>,
  messages: ValidationMessages = englishMessages,
): { ok: true; lead: Lead } | { ok: false; errors: LeadErrors } {
  const lead: Record<string, unknown> = {};
  const errors: LeadErrors = {};
  for (const field of leadFields) {
    const checked = rules[field](input[field], messages);
    if ("error" in checked) errors[field] = checked.error;
    else lead[field] = checked.value;
  }
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, lead: lead as unknown as Lead };
}
