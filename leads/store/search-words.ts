import { nationalDigits } from "#contract/formats/phone-numbers.ts";
import { plainLetters } from "#contract/formats/plain-letters.ts";
import { builtInFieldSpecs, type LeadColumns } from "#contract/lead/lead-fields.ts";
import { builtInFields } from "#contract/schemas/field-names.ts";
import { parseExtra } from "#leads/store/lead-extra.ts";
import { shortId } from "#leads/store/lead-reference.ts";

/**
 * Writes a text in plain letters, with one kind of apostrophe and hyphen, and umlauts like their two letters:
 * `Räucherfisch` and `Raeucherfisch` are one word. It takes hardly more bytes than the text. A change here needs a
 * migration of the stored words.
 */
function folded(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[’‘ʼʻ′´`]/g, "'")
    .replace(/[\u2010\u2011–]/g, "-")
    .replace(/[A-Z]+|[^\0-\x7f]/gu, foldedLetter)
    .replace(/([aou])e/g, "$1");
}

/** A letter that would take more bytes is kept: Unicode replaces some signs by whole sentences. */
function foldedLetter(letter: string): string {
  const fold = plainLetters(letter);
  return Buffer.byteLength(fold) <= Buffer.byteLength(letter) ? fold : letter;
}

const textFields = builtInFields.filter((field) => !("options" in builtInFieldSpecs[field]));

/** The search words of a lead: all typed text, the digits of its phone number and its reference. */
export function searchWords(lead: LeadColumns & { id: string; extra: string | null }): string {
  const texts = textFields.map((field) => {
    const { column, kind } = builtInFieldSpecs[field];
    const value = lead[column];
    return kind === "phone" ? `${value} ${value.replace(/\D/g, "")}` : value;
  });
  const answers = Object.values(parseExtra(lead.extra));
  const extra = answers.flatMap(({ value, shown }) => (value !== "" && shown === undefined ? value : []));
  return folded([...texts, ...extra, shortId(lead.id)].join("\n"));
}

/** A phone number in groups, however they are separated. */
const phone = /\+?[\d(][\d\s()./-]{4,}\d/g;

/** The terms of a search: each of its words; a phone number, however it is written, is one term. */
export function searchTerms(search: string): string[] {
  const numbers: string[] = [];
  const words = search.replace(phone, (number) => {
    numbers.push(nationalDigits(number));
    return " ";
  });
  const terms = new Set([...numbers, ...folded(words).split(/\s+/)].filter((term) => term !== ""));
  // Each term is searched in the words of every lead.
  return [...terms].slice(0, 10);
}
