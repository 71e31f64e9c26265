/** The keys of a record, as its type has them. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(record).filter((key): key is Key => Object.hasOwn(record, key));
}

/** Whether a record has an entry under a key. */
export function isKeyOf<Key extends string>(
  record: Readonly<Record<Key, unknown>>,
  key: PropertyKey,
): key is Key {
  return Object.hasOwn(record, key);
}

/** The entries of a record, whose keys are as its type has them. */
export function entriesOf<Key extends string, Entry>(record: Readonly<Record<Key, Entry>>): [Key, Entry][] {
  return keysOf(record).map((key) => [key, record[key]]);
}

/** A record of entries, whose keys are as their type has them. */
export function recordFrom<Key extends string, Entry>(
  entries: readonly (readonly [Key, Entry])[],
): Record<Key, Entry> {
  // The standard library forgets which keys it was given.
  return Object.fromEntries(entries) as Record<Key, Entry>;
}

/** Makes the entry of each key. */
export function recordOf<Key extends string, Entry>(
  keys: readonly Key[],
  make: (key: Key) => Entry,
): Record<Key, Entry> {
  return recordFrom(keys.map((key) => [key, make(key)]));
}

/** A value in which every text, however deeply nested, is replaced. */
export function mapTexts(value: unknown, replace: (text: string) => unknown): unknown {
  if (typeof value === "string") return replace(value);
  if (Array.isArray(value)) return value.map((inner) => mapTexts(inner, replace));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapTexts(inner, replace)]));
}
