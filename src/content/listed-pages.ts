import type { SitePage } from "#src/content/site-pages.ts";
import type { Language } from "#src/languages.ts";

export interface ListedPage extends Pick<SitePage, "key" | "route" | "group"> {
  path: string;
  name: string;
  description: string;
}

/** Pages that exist in a language, with their names in it. */
export function listedPagesIn(
  language: Language,
  pages: Pick<SitePage, "key" | "route" | "group" | "paths" | "name" | "description">[],
): ListedPage[] {
  return pages.flatMap(({ key, route, group, paths, name, description }) => {
    const path = paths[language];
    if (path === undefined) return [];
    return { key, route, group, path, name: name[language] ?? "", description: description[language] ?? "" };
  });
}
