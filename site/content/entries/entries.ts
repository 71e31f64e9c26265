import { type CollectionEntry, getEntry } from "astro:content";
import type { Language } from "#contract/languages/languages.ts";
import { ContentError, type Source } from "#contract/reader/file-problems.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { shownEntries } from "#data/contract/routes/shown-entries.ts";

export function folderOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

/** Whether a build has an article or a case in a language. */
export function isShownIn(kind: "articles" | "cases", folder: string, language: Language): boolean {
  return shownEntries[language][kind].includes(folder);
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
