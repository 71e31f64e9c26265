import { type CollectionEntry, getEntry } from "astro:content";
import type { Language } from "#contract/languages/languages.ts";
import { ContentError, type Source } from "#contract/reader/file-problems.ts";
import { entryFolders } from "#data/contract/facts/content-files.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { isPublished, type Publication } from "#site/content/publication.ts";

export function folderOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

/** Whether a build has an entry: in development, unpublished ones are shown too. */
export function isShown(facts: Publication): boolean {
  return !import.meta.env.PROD || isPublished(facts);
}

/** Whether an article or a case has a text in a language. */
export function isWrittenIn(kind: "articles" | "cases", folder: string, language: Language): boolean {
  return entryFolders[language][kind].includes(folder);
}

/**
 * Reads the entries of a language once in a build, since every page asks for them; in development the files
 * may change.
 */
export function oncePerLanguage<Value>(read: (language: Language) => Promise<Value>) {
  const cache = new Map<Language, Promise<Value>>();
  return (language: Language): Promise<Value> => {
    if (!import.meta.env.PROD) return read(language);
    const value = cache.get(language) ?? read(language);
    cache.set(language, value);
    return value;
  };
}

/**
 * The text of an article, a case, a legal page or one of the site's own in a language, as it is written.
 * Fails, naming the file, without one.
 */
export async function readEntryText<Kind extends "articles" | "cases" | "legal" | "pages">(
  kind: Kind,
  folder: string,
  language: Language,
) {
  const file = `${siteFolder}/${kind}/${folder}/text.${language}.md`;
  const text = await getEntry(kind, `${folder}/${language}`);
  if (text?.body === undefined) throw new ContentError(`${file} is missing`);
  const source: Source = { file, text: text.body };
  return { source, head: text.data as CollectionEntry<Kind>["data"] };
}
