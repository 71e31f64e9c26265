import { international, phoneLink, phoneText, unbroken, whatsapp } from "#contract/copy/contact-links.ts";
import type { Amount, Sentence } from "#contract/copy/sentence.ts";
import { formatDate, formatTime, formatTimeRange } from "#contract/formats/dates.ts";
import { languageNames } from "#contract/formats/language-names.ts";
import { formatCurrency } from "#contract/formats/money.ts";
import { placeName, placeNames } from "#contract/formats/place-names.ts";
import { timeIn } from "#contract/formats/time-zones.ts";
import { type Language, languages, settingsOf } from "#contract/languages/languages.ts";
import { legalLimits } from "#data/contract/facts/legal-limits.ts";
import { answeredBy, people } from "#data/contract/facts/people.ts";
import { promises } from "#data/contract/facts/promises.ts";
import { serviceAreas, site } from "#data/contract/facts/site.ts";

/**
 * A fact as texts use it: written in the language, a number, which a plural can count, or with a price in it.
 */
export type Fact = string | number | Amount | Sentence;

/** What every text can name by its placeholder: `site.yaml` by the same names, people and promises. */
export function baseFacts(language: Language): Map<string, Fact> {
  return new Map([...writtenFacts({ ...site, promises, legalLimits }, language), ...derived(language)]);
}

/**
 * Every value below `value`, each under its path: numbers as they are, days and times as the language writes
 * them.
 */
export function writtenFacts(
  value: unknown,
  language: Language,
  name = "",
  writeOther: (value: object, name: string) => [string, Fact][] | null = () => null,
): [string, Fact][] {
  if (typeof value === "number") return [[name, value]];
  if (typeof value === "string") return [[name, writtenText(value, language)]];
  if (typeof value !== "object" || value === null) return [];
  return (
    writeOther(value, name) ??
    Object.entries(value).flatMap(([key, inner]) =>
      writtenFacts(inner, language, name ? `${name}.${key}` : key, writeOther),
    )
  );
}

function writtenText(value: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value, language);
  return /^\d{2}:\d{2}$/.test(value) ? formatTime(value, language) : value;
}

/** Facts that follow from others. */
function derived(language: Language): [string, Fact][] {
  const { legal, hours } = site;
  const { name: answering, familyName } = people[answeredBy[language]];
  return [
    /** Who answers visitors in this language, the first and the family name. */
    ["answeredBy", answering],
    ["answeredBy.first", answering.split(" ")[0] ?? ""],
    ["answeredBy.family", familyName ?? answering.split(" ").at(-1) ?? ""],
    /** Who does what in the team, and the first name: `people.design`. */
    ...Object.values(people).flatMap(({ role, name }) =>
      role.flatMap((key): [string, Fact][] => [
        [`people.${key}`, name],
        [`people.${key}.first`, name.split(" ")[0] ?? ""],
      ]),
    ),
    ["languages", languageNames(languages, language)],
    ["serviceAreas", placeNames(serviceAreas[language], language)],
    /** Without Europe, for a text that adds the rest of it. */
    [
      "serviceCountries",
      serviceAreas[language]
        .filter((code) => code !== "EU")
        .map((code) => placeName(code, language))
        .join(", "),
    ],
    ["hours.range", formatTimeRange(hours.opens, hours.closes, language)],
    /** The opening hours on the clocks of the language's readers. */
    ["hours.local", localRange(language)],
    ["legal.country", placeName(legal.country, language)],
    ["legal.capital", legal.capital.amount === 0 ? "" : formatCurrency(legal.capital, language)],
    ["legal.host.phone", unbroken(international(legal.host.phone))],
    ["legalLimits.recoveryFee", formatCurrency(legalLimits.recoveryFee, language)],
    ["legalLimits.leadRetentionYears", Math.ceil(legalLimits.leadRetentionDays / 365)],
    ["contact.phone", phoneText(language)],
    ["contact.dial", phoneLink(language).replace("tel:", "")],
    ["contact.whatsapp", unbroken(whatsapp ?? "")],
    /** `whatsapp` or `phone`, for a select. */
    ["contact.quickest", whatsapp === null ? "phone" : "whatsapp"],
  ];
}

/** The opening hours on the clocks of a language's readers, as they are in winter. */
function localRange(language: Language): string {
  const { opens, closes, timeZone } = site.hours;
  const there = settingsOf(language).timeZone ?? timeZone;
  return formatTimeRange(timeIn(there, opens, timeZone), timeIn(there, closes, timeZone), language);
}
