import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import type { SearchableSection } from "#site/content/pages/searchable-page.ts";

/** Left out of the text: what every page repeats, and what is not read. */
const skipped = [
  "script",
  "style",
  "template",
  "svg",
  "nav",
  "form",
  "fieldset",
  "button",
  "[hidden]",
  "[aria-hidden=true]",
  ".visually-hidden",
  "[data-search-ignore]",
  "[data-amount] + [data-amount]",
  '[aria-labelledby="closing-title"]',
].join();

/** Elements read as a line of their own. */
const lines =
  /^(p|li|dt|dd|tr|div|section|article|header|footer|figcaption|blockquote|caption|summary|pre)$/i;
/** Elements on one line with their neighbours, but separated from them. */
const cells = /^(td|th)$/i;
/** Elements that are part of the words around them: a name that may wrap, and a price. */
const inline = "wbr, sup, :has(> [data-amount])";
const headings = /^h[1-6]$/i;

/** Extracts the text of a built page by headings; null if the page is not searchable. */
export function pageText(html: string) {
  const page = parse(html, { blockTextElements: { script: false, style: false } });
  const main = page.querySelector("main[data-searchable]");
  if (!main) return null;
  const content = (name: string) => page.querySelector(`meta[name=${name}]`)?.getAttribute("content") ?? "";
  return {
    language: page.querySelector("html")?.getAttribute("lang"),
    title: plain(titleOf(main.querySelector("h1"))),
    description: content("description"),
    keywords: content("keywords"),
    sections: sectionsOf(main),
  };
}

function titleOf(heading: HTMLElement | null): string {
  for (const label of heading?.querySelectorAll(skipped) ?? []) label.remove();
  return heading?.text ?? "";
}

/** A heading with its id and what stands below it, as `read` writes them. */
const section = /\0(.*?)\0(.*?)\n([^\0]*)/g;

/** The text above the first heading, then that below each, a line per paragraph, item or row. */
function sectionsOf(main: HTMLElement): SearchableSection[] {
  const sections = Array.from(`\0\0\n${nodeText(main)}`.matchAll(section), ([, id, title, text = ""]) => ({
    id: id || undefined,
    title: title || undefined,
    text: text
      .split("\n")
      .map((line) => plain(line).replace(/( ·)+$/, ""))
      .filter(Boolean)
      .join("\n"),
  }));
  return sections.filter(({ title, text }) => title || text);
}

function nodeText(node: Node): string {
  if (node.nodeType === NodeType.TEXT_NODE) return plainSpaces(node.text);
  if (!isElement(node)) return "";
  const name = node.tagName ?? "";
  // The main heading is the name of the page itself.
  if (/^h1$/i.test(name)) return "\n";
  if (headings.test(name)) return `\0${node.id}\0${plain(node.text)}\n`;
  const parts = node.childNodes.map((child, index) => {
    if (!isElement(child)) return nodeText(child);
    if (child.matches(skipped)) return "";
    // Adjacent labels look separate on the page, although there is no space between them in the HTML.
    return (index > 0 && !child.matches(inline) ? " " : "") + nodeText(child);
  });
  const text = parts.join("");
  if (lines.test(name)) return `\n${text}\n`;
  return cells.test(name) ? `${text} · ` : text;
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** One line; no-break spaces stay. */
const plain = (text: string) => plainSpaces(text).trim();

const plainSpaces = (text: string) => withoutInvisible(text).replace(/[ \t\n]+/g, " ");
