import type { Root } from "hast";
import { CONTINUE, visit } from "unist-util-visit";
import type { Language } from "#contract/languages/languages.ts";
import { ContentError, type Source } from "#contract/reader/file-problems.ts";
import { findPath } from "#contract/routes/addresses.ts";
import { isScreenKey } from "#contract/routes/screens.ts";
import { locateNode } from "#site/content/text/markdown.ts";

export interface LinkTargets {
  /**
   * Paths of articles and cases: of `article:seven-kpis`, `case:stred-swiss`; undefined of one that this
   * language lacks.
   */
  paths: Map<string, string | undefined>;
  /** All of them, whether or not published. */
  written: Set<string>;
}

/**
 * Replaces `route:<screen>`, `article:<folder>` and `case:<folder>` links in a text by their paths, a
 * fragment stays; one to a page that the language lacks is plain text.
 * @throws ContentError with every unknown target, each with its line
 */
export function resolveLinks(
  tree: Root,
  { source, language, paths, written }: LinkTargets & { source: Source; language: Language },
): void {
  const problems: string[] = [];
  visit(tree, "element", (node, index, parent) => {
    const { href } = node.properties;
    const [, target, scheme, key = "", rest = ""] =
      /^((route|article|case):([^#]*))(#.*)?$/.exec(String(href)) ?? [];
    if (target === undefined) return CONTINUE;
    const screen = isScreenKey(key) ? findPath(key, language) : undefined;
    const path = scheme === "route" ? screen : paths.get(target);
    const isThere = scheme === "route" ? isScreenKey(key) : paths.has(target);
    if (path !== undefined) node.properties["href"] = path + rest;
    else if (isThere && parent && index !== undefined) {
      parent.children.splice(index, 1, ...node.children);
      return index;
    } else {
      const problem = written.has(target)
        ? `links to ${target}, which is not published: it is a draft or dated ahead`
        : `unknown link target ${target}`;
      problems.push(`${locateNode(source, node)}: ${problem}`);
    }
    return CONTINUE;
  });
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
}
