import { entriesOf } from "#contract/reader/records.ts";

/** Turns a record into a list of its entries, each with its key. */
export function withKeys<Key extends string, Item extends object>(
  record: Record<Key, Item>,
): (Item & { key: Key })[] {
  return entriesOf(record).map(([key, item]) => ({ ...item, key }));
}
