/** A value in which every text, however deeply nested, is replaced. */
export function mapTexts(value: unknown, replace: (text: string) => unknown): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, replace)]));
}
