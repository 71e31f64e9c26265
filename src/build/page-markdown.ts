import { type HTMLElement, type Node, NodeType, parse } from "node-html-parser";

/**
 * A built page as Markdown: what its head says as front matter, then the words of its main element, links made
 * absolute, without what only a screen or a hand can use. It is made of the page and not of the words' files,
 * so that it says what the page says.
 */
export function pageMarkdown(html: string): string {
  const page = parse(html, { blockTextElements: { script: false, style: false, pre: true } });
  const content = (selector: string) => page.querySelector(selector)?.getAttribute("content");
  const address = page.querySelector('link[rel="canonical"]')?.getAttribute("href");
  const main = page.querySelector("main");
  if (!main || !address) throw new Error("a page without a main element or an address is no page to write");
  const head = {
    title: page.querySelector("title")?.text,
    description: content("meta[name=description]"),
    language: page.querySelector("html")?.getAttribute("lang"),
    url: address,
    author: content('meta[property="article:author"]'),
    published: content('meta[property="article:published_time"]'),
    updated: content('meta[property="article:modified_time"]'),
  };
  // A JSON string is a YAML string too.
  const frontMatter = Object.entries(head)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  const text = new Writer(address).blocks(main).join("\n\n");
  return `---\n${frontMatter.join("\n")}\n---\n\n${text}\n`;
}

const skipped =
  "script, style, template, svg:not([role=img]), button, form, nav, input, dialog, [hidden], [aria-hidden=true], [data-pagefind-ignore], a .visually-hidden";

const blocks = new Set(
  (
    "address article aside blockquote body caption dd details div dl dt fieldset figcaption figure footer " +
    "h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table ul"
  ).split(" "),
);

const isElement = (node: Node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
const nameOf = (element: HTMLElement) => element.tagName.toLowerCase();

class Writer {
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
  }

  /** What stands in an element, as blocks of Markdown. */
  blocks(element: HTMLElement): string[] {
    const written: string[] = [];
    let line: Node[] = [];
    const endLine = () => {
      const text = this.#inline(line);
      if (text) written.push(safeStart(text));
      line = [];
    };
    for (const child of element.childNodes) {
      if (isElement(child) && this.#isSkipped(child)) continue;
      if (isElement(child) && this.#holdsBlocks(child)) {
        endLine();
        written.push(...this.#block(child));
      } else {
        line.push(child);
      }
    }
    endLine();
    return written;
  }

  #isSkipped(element: HTMLElement): boolean {
    return element.matches(skipped);
  }

  #holdsBlocks(element: HTMLElement): boolean {
    return (
      blocks.has(nameOf(element)) ||
      element.childNodes.some((child) => isElement(child) && this.#holdsBlocks(child))
    );
  }

  #block(element: HTMLElement): string[] {
    const name = nameOf(element);
    if (/^h[1-6]$/.test(name)) return this.#heading(element, Number(name.slice(1)));
    switch (name) {
      case "ul":
      case "ol":
        return this.#list(element, name === "ol");
      case "dl":
        return this.#descriptions(element);
      case "table":
        return this.#table(element);
      case "hr":
        return ["---"];
      case "pre":
        return [`\`\`\`\n${element.textContent.replace(/\n$/, "")}\n\`\`\``];
      case "blockquote":
        return [indent(this.blocks(element).join("\n\n"), "> ", "> ")];
      case "summary":
      case "caption":
      case "dt":
        return this.#strong(element);
      default:
        return this.blocks(element);
    }
  }

  #heading(element: HTMLElement, level: number): string[] {
    const text = this.#inline(element.childNodes);
    return text ? [`${"#".repeat(level)} ${text}`] : [];
  }

  #strong(element: HTMLElement): string[] {
    const text = this.#inline(element.childNodes);
    return text ? [`**${text}**`] : [];
  }

  #list(list: HTMLElement, ordered: boolean): string[] {
    const items = list.childNodes.filter(
      (child): child is HTMLElement => isElement(child) && nameOf(child) === "li" && !this.#isSkipped(child),
    );
    const lines = items.map((item, index) => {
      const sign = ordered ? `${index + 1}. ` : "- ";
      // A number that is drawn stands beside the one an ordered list has anyway.
      const text = this.#item(item).replace(new RegExp(ordered ? `^0?${index + 1} ` : "^$"), "");
      return indent(text, sign, " ".repeat(sign.length));
    });
    return lines.length > 0 ? [lines.join("\n")] : [];
  }

  /** An item's short blocks stand on one line, its headings bold; lists and tables follow below. */
  #item(item: HTMLElement): string {
    const parts: string[] = [];
    for (const block of this.blocks(item)) {
      const [, heading] = block.match(/^#+ (.+)$/) ?? [];
      const short = heading ? `**${heading}**` : block;
      const previous = parts.at(-1);
      const joins = previous !== undefined && !isLong(previous) && !isLong(short);
      if (joins) parts[parts.length - 1] = previous + (/[^.!?:]\*\*$/.test(previous) ? ": " : " ") + short;
      else parts.push(short);
    }
    return parts.join("\n");
  }

  #descriptions(list: HTMLElement): string[] {
    const lines: string[] = [];
    for (const part of list.querySelectorAll("dt, dd")) {
      const text = this.#item(part);
      if (!text) continue;
      const last = lines.at(-1);
      if (nameOf(part) === "dt" || last === undefined) lines.push(`- **${text}**`);
      else lines[lines.length - 1] = last.endsWith("**") ? `${last}: ${text}` : `${last}, ${text}`;
    }
    return lines.length > 0 ? [lines.join("\n")] : [];
  }

  #table(table: HTMLElement): string[] {
    const caption = table.querySelector("caption");
    const rows = table
      .querySelectorAll("tr")
      .map((row) =>
        row.querySelectorAll("th, td").flatMap((cell) => {
          const text = this.#item(cell).replaceAll("\n", " ").replaceAll("|", "\\|");
          return [text, ...Array<string>(Number(cell.getAttribute("colspan") ?? 1) - 1).fill("")];
        }),
      )
      .filter((cells) => cells.some((cell) => cell !== ""));
    const columns = Math.max(0, ...rows.map((cells) => cells.length));
    if (columns === 0) return [];
    const hasHead = table.querySelector("thead th, tr:first-child th[scope=col]") !== null;
    const [head = [], ...body] = hasHead ? rows : [[], ...rows];
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: columns }, (_, index) => cells[index] ?? "").join(" | ")} |`;
    const written = [line(head), line(Array<string>(columns).fill("---")), ...body.map(line)].join("\n");
    return caption ? [...this.#strong(caption), written] : [written];
  }

  /** Text and inline elements as one line; what only styles hold apart gets a space between. */
  #inline(nodes: readonly Node[]): string {
    let text = "";
    let previous = "";
    for (const node of nodes) {
      const name = isElement(node) ? nameOf(node) : "text";
      const written = isElement(node) ? this.#shown(node) : this.#text(node);
      if (!written) continue;
      const betweenElements = previous !== "text" && name !== "text";
      const besideSpan = /^(?:text span|span text)$/.test(`${previous} ${name}`) && meet(text, written);
      if (previous && (betweenElements || besideSpan)) {
        const isSecondAmount = isElement(node) && node.hasAttribute("data-amount");
        text += isSecondAmount && betweenElements ? " / " : " ";
      }
      text += written;
      previous = name;
    }
    return text.replace(/ +/g, " ").trim();
  }

  #text(node: Node): string {
    const isText = node.nodeType === NodeType.TEXT_NODE;
    return isText ? escapeText(node.textContent.replace(/[^\S\u00a0\u202f]+/g, " ")) : "";
  }

  #shown(element: HTMLElement): string {
    return this.#isSkipped(element) ? "" : this.#inlineElement(element);
  }

  #inlineElement(element: HTMLElement): string {
    const inside = () => this.#inline(element.childNodes);
    switch (nameOf(element)) {
      case "br":
        return " ";
      case "strong":
      case "b":
        return wrap(inside(), "**");
      case "em":
      case "i":
        return wrap(inside(), "*");
      case "code":
        return wrap(element.textContent, "`");
      case "svg":
        return wrap(
          escapeText(element.getAttribute("aria-label") ?? element.querySelector("title")?.text ?? ""),
          "*",
        );
      case "img": {
        const words = escapeText(element.getAttribute("alt") ?? "");
        return words && `![${words}](${this.#absolute(element.getAttribute("src") ?? "")})`;
      }
      case "a": {
        const words = inside();
        const href = element.getAttribute("href");
        return words && href && !href.startsWith("#") ? `[${words}](${this.#absolute(href)})` : words;
      }
      default:
        return inside();
    }
  }

  #absolute(href: string): string {
    return new URL(href.replaceAll("&amp;", "&"), this.#address).href;
  }
}

/** Whether two texts would run together as one word. */
function meet(before: string, after: string): boolean {
  return /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after);
}

/** Lists and tables start lines of their own. */
function isLong(block: string): boolean {
  return /^(?:[-|>]|\d+\.) ?/.test(block) || block.includes("\n");
}

function wrap(text: string, sign: string): string {
  return text && `${sign}${text}${sign}`;
}

function indent(text: string, first: string, others: string): string {
  return text
    .split("\n")
    .map((line, index) => ((index === 0 ? first : others) + line).trimEnd())
    .join("\n");
}

function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, "\\$&");
}

/** A paragraph that starts like a list or a heading is none. */
function safeStart(text: string): string {
  return text.replace(/^([-+#>])(?= |$)/, "\\$1").replace(/^(\d+)\.(?= |$)/, "$1\\.");
}
