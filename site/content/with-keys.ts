/** Turns a record into a list of its entries, each with its key. */
export function withKeys<Key extends string, Item extends object>(
  record: Record<Key, Item>,
): (Item & { key: Key })[] {
  return (Object.entries(record) as [Key, Item][]).map(([key, item]) => ({ ...item, key }));
}
