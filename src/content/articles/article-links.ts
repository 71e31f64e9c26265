import { ContentError, placeIn } from "#src/content/file-problems.ts";
import type { Language } from "#src/languages.ts";
import { isScreenKey, pathOf } from "#src/routes.ts";

interface LinkTargets {
  file: string;
  language: Language;
  /** Paths of the articles in this language, by folder. */
  articles: Map<string, string>;
  /** Paths of the cases in this language, by folder. */
  cases: Map<string, string>;
  /** Folders of all articles, whether or not published in this language. */
  written?: Set<string>;
}

/**
 * Replaces `route:<screen>`, `article:<folder>` and `case:<folder>` links in a text, as HTML or Markdown, by
 * their paths. Fails on an unknown target, naming it and the file. Done when a text is read rather than in a
 * Markdown plugin: Astro caches rendered text until its own file changes, so a slug changed elsewhere would
 * leave dead links, and errors thrown in a plugin are logged without failing the build.
 */
export function resolveLinks(
  text: string,
  { file, language, articles, cases, written = new Set() }: LinkTargets,
): string {
  return text.replace(
    /(?<=href="|\]\()(route|article|case):([^")\s]*)/g,
    (_link, scheme: string, key: string) => {
      const path = { article: articles.get(key), case: cases.get(key), route: screenPath(key, language) }[
        scheme
      ];
      if (path === undefined && scheme === "article" && written.has(key)) {
        throw new ContentError(
          `${placeIn(file, `article:${key}`)}: links to article:${key}, which is not published in this language: it is a draft, dated ahead, or without a text`,
        );
      }
      if (path === undefined)
        throw new ContentError(`${placeIn(file, `${scheme}:${key}`)}: unknown link target ${scheme}:${key}`);
      return path;
    },
  );
}

/** Folders of the articles that a rendered text links to. */
export function linkedArticles(html: string): string[] {
  return Array.from(html.matchAll(/href="article:([^"]*)"/g), ([, key = ""]) => key);
}

function screenPath(key: string, language: Language): string | undefined {
  return isScreenKey(key) ? pathOf(key, language) : undefined;
}
