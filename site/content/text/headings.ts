import GithubSlugger from "github-slugger";
import type { Element, Root } from "hast";
import { toString as textIn } from "hast-util-to-string";
import { visit } from "unist-util-visit";

/** Ids of the pages that texts stand on, which no heading of a text takes. */
const pageIds = [
  "article-title",
  "challenge",
  "closing",
  "closing-title",
  "consent",
  "consent-text",
  "consent-title",
  "contents-title",
  "currency-announcement",
  "footer",
  "main",
  "menu",
  "others-title",
  "related",
  "related-title",
  "results",
  "services",
  "solution",
  "technologies",
];

export const heading = /^h[1-6]$/;

/**
 * Gives the headings of a text their ids: one of `sections` to each of the second level, or else what it
 * says.
 */
export function identifyHeadings(tree: Root, sections: (index: number) => string | undefined): void {
  const slugger = new GithubSlugger();
  for (const id of pageIds) slugger.slug(id);
  visit(tree, "element", ({ properties: { id } }) => {
    if (typeof id === "string") slugger.slug(id);
  });
  let index = 0;
  for (const child of tree.children) {
    const id = isSection(child) ? sections(index++) : undefined;
    if (id === undefined || child.type !== "element") continue;
    child.properties["id"] = id;
    slugger.slug(id);
  }
  visit(tree, "element", (node) => {
    if (!heading.test(node.tagName) || node.properties["id"]) return;
    node.properties["id"] = slugger.slug(wordsOfAddress(textIn(node)) || "section");
  });
}

/** Whether a node begins a section: a heading of the second level. */
export function isSection(node: Root["children"][number]): node is Element {
  return node.type === "element" && node.tagName === "h2";
}

/**
 * Latin letters without their accents, so that a shared address stays readable; other scripts as they are.
 */
function wordsOfAddress(text: string): string {
  return text
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .normalize("NFD")
    .replace(/(?<=\p{Script=Latin})\p{Mark}+/gu, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\p{M} _-]/gu, "")
    .trim();
}
