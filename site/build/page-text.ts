import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";
import type { SearchableSection } from "#site/content/searchable-page.ts";

/** What every page repeats, and what is not meant for reading. */
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
const inline = "wbr, .whole, :has(> [data-amount])";
const headings = /^h[1-6]$/i;

/** Extracts the text of a built page by headings; null if the page is not searchable. */
export function pageText(html: string) {
  const page = parse(html, { blockTextElements: { script: false, style: false, pre: true } });
  const main = page.querySelector("main[data-searchable]");
  if (!main) return null;
  const content = (name: string) => page.querySelector(`meta[name=${name}]`)?.getAttribute("content") ?? "";
  const reader = new Reader();
  reader.read(main);
  return {
    language: page.querySelector("html")?.getAttribute("lang"),
    title: plain(titleOf(main.querySelector("h1"))),
    description: content("description"),
    keywords: content("keywords"),
    sections: reader.sections(),
  };
}

function titleOf(heading: HTMLElement | null): string {
  for (const label of heading?.querySelectorAll(skipped) ?? []) label.remove();
  return heading?.text ?? "";
}

class Reader {
  #sections: { id?: string | undefined; title?: string | undefined; lines: string[] }[] = [{ lines: [] }];
  #line = "";

  read(node: Node): void {
    if (node.nodeType === NodeType.TEXT_NODE) this.#line += node.text;
    if (!isElement(node)) return;
    const name = node.tagName ?? "";
    if (headings.test(name)) {
      this.#end();
      const title = plain(node.text);
      // The main heading is the name of the page itself.
      if (name.toLowerCase() !== "h1") this.#sections.push({ id: node.id || undefined, title, lines: [] });
      return;
    }
    if (lines.test(name)) this.#end();
    for (const [place, child] of node.childNodes.entries()) {
      if (isElement(child) && child.matches(skipped)) continue;
      // Adjacent labels look separate on the page, although there is no space between them in the HTML.
      if (isElement(child) && place > 0 && !child.matches(inline)) this.#line += " ";
      this.read(child);
    }
    if (lines.test(name)) this.#end();
    else if (cells.test(name)) this.#line += " · ";
  }

  sections(): SearchableSection[] {
    this.#end();
    return this.#sections
      .map(({ lines: all, ...heading }) => ({ ...heading, text: all.join("\n") }))
      .filter(({ title, text }) => title || text);
  }

  #end(): void {
    const text = plain(this.#line).replace(/( ·)+$/, "");
    this.#line = "";
    if (text) this.#sections.at(-1)?.lines.push(text);
  }
}

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;

/** One line without the characters that only guide line breaking; no-break spaces stay. */
function plain(text: string): string {
  return text
    .replaceAll("\u00ad", "")
    .replace(/[ \t\n]+/g, " ")
    .trim();
}
