/** A language's words, by the part of the site that says them. */
type Words = Readonly<Record<string, unknown>>;

/**
 * What a language's words lack or have too much of, beside the default language's: each difference as the path
 * of the sentence, `home.subtitle`, and what is the matter. Optional words, which types allow to be left out,
 * are left out in every language or in none.
 */
export function differencesOf(written: Words, pattern: Words, path = ""): readonly string[] {
  const keys = [...new Set([...Object.keys(pattern), ...Object.keys(written)])];
  return keys.flatMap((key) => difference(written[key], pattern[key], path ? `${path}.${key}` : key));
}

function difference(one: unknown, expected: unknown, path: string): readonly string[] {
  if (expected === undefined) return one === undefined ? [] : [`${path} is not known`];
  if (one === undefined) return [`${path} is missing`];
  // How many items a list has is the language's own matter, and which questions its readers ask.
  if (path.endsWith(".questions.items") && isWords(one)) return [];
  if (Array.isArray(expected)) return Array.isArray(one) ? [] : [`${path} is no list`];
  if (isWords(expected))
    return isWords(one) ? differencesOf(one, expected, path) : [`${path} lacks its parts`];
  return typeof one === typeof expected ? [] : [`${path} is a ${typeof one}, not a ${typeof expected}`];
}

function isWords(value: unknown): value is Words {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
