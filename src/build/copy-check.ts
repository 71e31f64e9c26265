import { type PriceGroup, prices, serviceOfPrices } from "#content/facts/prices.ts";
import { isWithdrawn, serviceKeys } from "#content/facts/services.ts";
import { trackedEvents } from "#content/facts/tracked-events.ts";
import { placeIn, sourceOf } from "#src/content/file-problems.ts";
import { defaultLanguage, type Language, languages, loadLocalized } from "#src/languages.ts";

/** The words of a language, by part of the site. */
type Words = Readonly<Record<string, unknown>>;

/** What the words of each language lack, or have too much: of several the first, as the others often follow from it. */
export async function copyProblems(): Promise<readonly string[]> {
  const copies = await loadLocalized(
    async (language): Promise<Words> => (await import(`../../content/copy/${language}/index.ts`)).copy,
  );
  return languages.flatMap((language) => {
    const copy = copies[language];
    return [...differencesOf(copy, copies[defaultLanguage]), ...missingNames(copy)]
      .slice(0, 1)
      .map((problem) => `${placeOfWords(language, problem)}: ${problem}`);
  });
}

/**
 * Compares a language's words with those of the default language. Returns each missing or extra sentence with
 * its path, such as `home.subtitle`, and what is wrong. Words that are optional by type must be left out in
 * every language or in none.
 */
export function differencesOf(written: Words, pattern: Words, path = ""): readonly string[] {
  const keys = [...new Set([...Object.keys(pattern), ...Object.keys(written)])];
  const known = Object.keys(pattern).join(", ");
  return keys.flatMap((key) => {
    const name = path ? `${path}.${key}` : key;
    if (pattern[key] === undefined && written[key] !== undefined)
      return [`${name} is not known here; allowed are ${known}`];
    return difference(written[key], pattern[key], name);
  });
}

function difference(one: unknown, expected: unknown, path: string): readonly string[] {
  if (expected === undefined) return [];
  if (one === undefined) return [`${path} is missing; content/copy/${defaultLanguage} has it`];
  // The number of items in a list, and the questions readers ask, may differ by language.
  if (path.endsWith(".questions.items") && isWords(one)) return [];
  if (Array.isArray(expected)) return Array.isArray(one) ? [] : [`${path} is no list`];
  if (isWords(expected))
    return isWords(one) ? differencesOf(one, expected, path) : [`${path} lacks its parts`];
  return typeof one === typeof expected ? [] : [`${path} is a ${typeof one}, not a ${typeof expected}`];
}

function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Where the words have one entry for each service. */
const servicesNamedIn = [
  "layout.services",
  "home.services.items",
  "agency.offers.services",
  "services.symptoms",
];

/** The words that prices, services and measured events lack. */
function missingNames(copy: Words): string[] {
  const missing = (path: string, keys: readonly string[], why: string) => {
    const names = path.split(".").reduce<Words>((words, part) => Object(words[part]), copy);
    return keys.filter((key) => names[key] === undefined).map((key) => `${path}.${key} is missing; ${why}`);
  };
  return [
    ...Object.entries(prices)
      .filter(([group]) => !isWithdrawn(serviceOfPrices[group as PriceGroup]))
      .flatMap(([group, items]) => {
        const keys = Object.keys(items);
        return missing(`prices.groups.${group}.items`, keys, "every price has a name and what it buys");
      }),
    ...servicesNamedIn.flatMap((path) => missing(path, serviceKeys, "every service on offer is named there")),
    ...(copy["cro"] === undefined
      ? []
      : missing(
          "cro.events.items",
          trackedEvents,
          "every measured event says when it is sent and what it tells",
        )),
  ];
}

/** The line of the words that a problem begins with, such as `home.hero.subtitle`; if missing, of those around them. */
function placeOfWords(language: Language, problem: string): string {
  const [part = "", ...path] = (problem.match(/^[\w.]+/)?.[0] ?? "").split(".");
  const index = sourceOf(`content/copy/${language}/index.ts`);
  const file = index.text.match(new RegExp(`\\b${part}\\b.*"#(.+)"`))?.[1];
  if (file === undefined) return index.file;
  return placeIn(file, `const ${part}`, ...path.map((name, depth) => `${"  ".repeat(depth + 1)}${name}:`));
}
