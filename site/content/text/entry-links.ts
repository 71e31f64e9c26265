import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { ContentError, type Source } from "#contract/copy/file-problems.ts";
import type { Language } from "#contract/languages.ts";
import { isScreenKey, linkTo } from "#contract/routes.ts";
import { placeOfNode } from "#site/content/text/markdown.ts";

export interface LinkTargets {
  /** Paths of articles and cases in this language: of `article:seven-kpis`, `case:stred-swiss`. */
  paths: Map<string, string>;
  /** All of them, whether or not published. */
  written: Set<string>;
}

/**
 * Replaces `route:<screen>`, `article:<folder>` and `case:<folder>` links in a text by their paths.
 * @throws ContentError with every unknown target, each with its line
 */
export function resolveLinks(
  tree: Root,
  { source, language, paths, written }: LinkTargets & { source: Source; language: Language },
): void {
  const problems: string[] = [];
  visit(tree, "element", (node) => {
    const { href } = node.properties;
    const [target, scheme, key = ""] = /^(route|article|case):(.*)$/.exec(String(href)) ?? [];
    if (target === undefined) return;
    const screen = isScreenKey(key) ? linkTo(key, language) : null;
    const path = scheme === "route" ? screen : paths.get(target);
    if (path) node.properties["href"] = path;
    else {
      const problem = written.has(target)
        ? `links to ${target}, which is not published: it is a draft or dated ahead`
        : `unknown link target ${target}`;
      problems.push(`${placeOfNode(source, node)}: ${problem}`);
    }
  });
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
}
