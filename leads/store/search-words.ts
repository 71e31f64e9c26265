import { nationalDigits } from "#contract/formats/phone-numbers.ts";
import { plainLetters } from "#contract/formats/plain-letters.ts";
import { builtInFieldSpecs, type LeadColumns } from "#contract/lead/lead-fields.ts";
import { builtInFields } from "#contract/schemas/field-names.ts";
import { parseExtra } from "#leads/store/lead-extra.ts";
import { shortId } from "#leads/store/time-ordered-id.ts";

/**
 * In plain letters, with one apostrophe and one hyphen, and an umlaut like its two letters: `Räucherfisch` and
 * `Raeucherfisch` are one word. It hardly takes more bytes than the text. What changes here changes stored words too,
 * by a migration.
 */
function folded(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[’‘ʼʻ′´`]/g, "'")
    .replace(/[\u2010\u2011–]/g, "-")
    .replace(/[A-Z]+|[^\0-\x7f]/gu, foldedLetter)
    .replace(/([aou])e/g, "$1");
}

/** A letter that would grow stays as it is: Unicode takes some signs apart into whole sentences. */
function foldedLetter(letter: string): string {
  const fold = plainLetters(letter);
  return Buffer.byteLength(fold) <= Buffer.byteLength(letter) ? fold : letter;
}

const typedFields = builtInFields.filter((field) => !("options" in builtInFieldSpecs[field]));

/** What a lead is found by: everything typed, the digits of its phone number, and its reference. */
export function searchWords(lead: LeadColumns & { id: string; extra: string | null }): string {
  const typed = typedFields.map((field) => {
    const { column, kind } = builtInFieldSpecs[field];
    const value = lead[column];
    return kind === "phone" ? `${value} ${value.replace(/\D/g, "")}` : value;
  });
  const answers = Object.values(parseExtra(lead.extra));
  const extra = answers.flatMap(({ value, shown }) => (value !== "" && shown === undefined ? value : []));
  return folded([...typed, ...extra, shortId(lead.id)].join("\n"));
}

/** A number in groups, however they are separated. */
const phone = /\+?[\d(][\d\s()./-]{4,}\d/g;

/** What to look for: each word of what was typed; a phone number, however it is spelled, counts as one. */
export function searchTerms(typed: string): string[] {
  const numbers: string[] = [];
  const words = typed.replace(phone, (number) => {
    numbers.push(nationalDigits(number));
    return " ";
  });
  const terms = new Set([...numbers, ...folded(words).split(/\s+/)].filter((term) => term !== ""));
  // Each is looked for in every lead's words.
  return [...terms].slice(0, 10);
}
