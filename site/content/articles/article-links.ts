import { ContentError, placeIn } from "#contract/copy/file-problems.ts";
import type { Language } from "#contract/languages.ts";
import { isScreenKey, linkTo } from "#contract/routes.ts";

interface LinkTargets {
  file: string;
  language: Language;
  /** Paths of the articles in this language, by folder. */
  articles: Map<string, string>;
  /** Paths of the cases in this language, by folder. */
  cases: Map<string, string>;
  /** Folders of all articles, whether or not published. */
  written: Set<string>;
}

const link = /(?<=href=")(route|article|case):([^"]*)/g;

/**
 * Replaces `route:<screen>`, `article:<folder>` and `case:<folder>` links in a rendered text by
 * their paths. Fails on unknown targets, naming them and the file. Done when a text is read rather than in a
 * Markdown plugin: Astro caches rendered text until its own file changes, so a slug changed elsewhere would
 * leave dead links, and errors thrown in a plugin are logged without failing the build.
 */
export function resolveLinks(text: string, targets: LinkTargets): string {
  const { file, written } = targets;
  return text.replace(link, (_link, scheme: string, key: string) => {
    const path = pathTo(scheme, key, targets);
    if (path !== undefined) return path;
    const place = placeIn(file, `${scheme}:${key}`);
    throw new ContentError(
      scheme === "article" && written.has(key)
        ? `${place}: links to article:${key}, which is not published: it is a draft or dated ahead`
        : `${place}: unknown link target ${scheme}:${key}`,
    );
  });
}

function pathTo(scheme: string, key: string, { language, articles, cases }: LinkTargets): string | undefined {
  return { article: articles.get(key), case: cases.get(key), route: screenPath(key, language) }[scheme];
}

function screenPath(key: string, language: Language): string | undefined {
  return isScreenKey(key) ? (linkTo(key, language) ?? undefined) : undefined;
}
