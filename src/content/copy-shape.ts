/** The words of a language, by part of the site. */
type Words = Readonly<Record<string, unknown>>;

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
  if (one === undefined) return [`${path} is missing`];
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
