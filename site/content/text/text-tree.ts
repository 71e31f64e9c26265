import type { Root } from "hast";
import { type LinkTargets, resolveLinks } from "#site/content/text/entry-links.ts";
import { type Filling, fillTree } from "#site/content/text/fill-tree.ts";
import { identifyHeadings } from "#site/content/text/headings.ts";
import { markdownTree } from "#site/content/text/markdown.ts";
import { findPictures } from "#site/content/text/named-pictures.ts";
import { structureText } from "#site/content/text/structure.ts";
import { textCopy } from "#site/content/text/text.copy.ts";
import { typesetTree } from "#site/content/text/typeset-tree.ts";

interface TextOptions extends Filling {
  targets: LinkTargets;
  /** Ids of its sections, by their place; without, each has that of what its heading says. */
  sections?: (index: number) => string | undefined;
  /** Id of the heading above the text. */
  titleId?: string;
  /** What an entry of its kind does to its tree before the facts are in it. */
  prepare?: (tree: Root) => void;
}

/**
 * The text of an entry as a tree of elements, as pages, feed and search have it, all but the files of its
 * pictures.
 * @throws ContentError with every mistake of the first kind that it has, each with its line
 */
export function textTree({ targets, sections, titleId, prepare, ...filling }: TextOptions): Root {
  const { source, language } = filling;
  const tree = markdownTree(source);
  prepare?.(tree);
  resolveLinks(tree, { source, language, ...targets });
  fillTree(tree, filling);
  findPictures(tree, source);
  identifyHeadings(tree, sections ?? (() => undefined));
  structureText(tree, textCopy(language), titleId);
  typesetTree(tree, language);
  return tree;
}
