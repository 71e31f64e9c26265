/** A value in which every text, however deeply nested, is replaced; `key` is the name under which it stands. */
export function mapTexts(value: unknown, replace: (text: string, key: string) => unknown, key = ""): unknown {
  if (typeof value === "string") return replace(value, key);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, replace, key));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, replace, name)]),
  );
}
