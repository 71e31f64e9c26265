import { type CollectionEntry, type CollectionKey, getCollection } from "astro:content";
import { ContentError } from "#src/content/file-problems.ts";
import { problemKey } from "#src/content/files.ts";

/** Entries of a collection. Fails with the problem of the first file that cannot be read. */
export async function entriesOf<Name extends CollectionKey>(
  name: Name,
): Promise<readonly CollectionEntry<Name>[]> {
  const entries = await getCollection(name);
  for (const { data } of entries) {
    const problem: unknown = Object(data)[problemKey];
    if (typeof problem === "string") throw new ContentError(problem);
  }
  return entries;
}

/** The folder that an entry's file is in. */
export function folderOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}
