import type { Language } from "#contract/languages.ts";

export function folderOf(id: string): string {
  return id.slice(0, id.indexOf("/"));
}

/** Reads the entries of a language once in a build, since every page asks for them; in development the files may change. */
export function oncePerLanguage<Value>(read: (language: Language) => Promise<Value>) {
  const known = new Map<Language, Promise<Value>>();
  return (language: Language): Promise<Value> => {
    if (!import.meta.env.PROD) return read(language);
    const value = known.get(language) ?? read(language);
    known.set(language, value);
    return value;
  };
}
