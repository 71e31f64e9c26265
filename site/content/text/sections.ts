import type { Element, Root, RootContent } from "hast";
import { isSection } from "#site/content/text/headings.ts";

/** Texts refer to each other by section number, so the anchor is the number too. */
export const numberedId = (index: number) => `section-${index + 1}`;

export interface Section {
  heading: Element;
  body: RootContent[];
}

/** Splits a text at its second-level headings. */
export function sectionsOf(tree: Root): { opening: RootContent[]; sections: Section[] } {
  const opening: RootContent[] = [];
  const sections: Section[] = [];
  for (const node of tree.children) {
    if (isSection(node)) sections.push({ heading: node, body: [] });
    else (sections.at(-1)?.body ?? opening).push(node);
  }
  return { opening, sections };
}

/** Whether there is anything but space in a part of a text. */
export function isBlank(nodes: RootContent[]): boolean {
  return nodes.every((node) => node.type === "comment" || (node.type === "text" && node.value.trim() === ""));
}
