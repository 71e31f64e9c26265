import { ContentError, placeIn } from "#contract/copy/file-problems.ts";
import type { Language } from "#contract/languages.ts";
import { isScreenKey, linkTo } from "#contract/routes.ts";

interface LinkTargets {
  file: string;
  language: Language;
  /** Paths of articles and cases in this language: of `article:seven-kpis`, `case:stred-swiss`. */
  paths: Map<string, string>;
  /** All articles, whether or not published. */
  written: Set<string>;
}

const link = /(?<=href=")(route|article|case):([^"]*)/g;

/**
 * Replaces `route:<screen>`, `article:<folder>` and `case:<folder>` links in a rendered text by
 * their paths. Fails on unknown targets, naming them and the file. Done when a text is read rather than in a
 * Markdown plugin: Astro caches rendered text until its own file changes, so a slug changed elsewhere would
 * leave dead links, and errors thrown in a plugin are logged without failing the build.
 */
export function resolveLinks(text: string, { file, language, paths, written }: LinkTargets): string {
  return text.replace(link, (target, scheme: string, key: string) => {
    const screen = isScreenKey(key) ? linkTo(key, language) : null;
    const path = scheme === "route" ? screen : paths.get(target);
    if (path) return path;
    const problem = written.has(target)
      ? `links to ${target}, which is not published: it is a draft or dated ahead`
      : `unknown link target ${target}`;
    throw new ContentError(`${placeIn(file, target)}: ${problem}`);
  });
}
