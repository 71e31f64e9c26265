import type { Element, ElementContent, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { heading } from "#site/content/text/headings.ts";
import type { TextCopy } from "#site/content/text/text.copy.ts";

declare module "hast" {
  interface ElementData {
    /** Of a table: id of the heading above it. */
    labelledBy?: string | undefined;
    /** Whether the entry's chart goes here. */
    isChart?: boolean;
  }
}

/** Prepares the elements of a text for a page; `titleId` is the heading above it. */
export function structureText(tree: Root, copy: TextCopy, titleId?: string): void {
  let labelledBy = titleId;
  visit(tree, "element", (node) => {
    const { properties, tagName } = node;
    if (heading.test(tagName)) labelledBy = String(properties["id"]);
    if (tagName === "table") {
      node.data = { ...node.data, labelledBy };
      scopeHeaders(node);
    }
    if (tagName === "th" || tagName === "td") alignCell(node);
    // Long lines of code overflow; focus makes them scrollable by keyboard.
    if (tagName === "pre") properties["tabIndex"] = 0;
    if (hasClass(node, "contains-task-list")) markItems(node, copy.checklist);
    if (properties["id"] === "footnote-label") node.children = [{ type: "text", value: copy.notes.title }];
    if (properties["dataFootnoteBackref"] !== undefined)
      properties["ariaLabel"] = copy.notes.back({ number: String(properties["ariaLabel"]) });
  });
}

/** Replaces the comment `<!-- figure -->` by the place of the entry's chart. Returns how many there are. */
export function placeChart(tree: Root): number {
  const isPlace = (node: Root["children"][number]) =>
    node.type === "comment" && node.value.trim() === "figure";
  const count = tree.children.filter(isPlace).length;
  tree.children = tree.children.map((node) =>
    isPlace(node)
      ? { type: "element", tagName: "figure", properties: {}, data: { isChart: true }, children: [] }
      : node,
  );
  return count;
}

/**
 * An empty header is a cell; any other says what it heads, and so does the first cell of a row of them
 * without one.
 */
function scopeHeaders(table: Element): void {
  visit(table, "element", (node, _, parent) => {
    if (node.tagName === "table" && node !== table) return SKIP;
    if (node.tagName !== "tr" || parent?.type !== "element") return undefined;
    const cells = node.children.filter((cell) => cell.type === "element");
    const isHead = parent.tagName === "thead" || cells.every(({ tagName }) => tagName === "th");
    const [first] = cells;
    // Markdown has no other way to say it.
    if (!isHead && first && cells.length > 1 && cells.every(({ tagName }) => tagName === "td"))
      first.tagName = "th";
    for (const cell of cells.filter(({ tagName }) => tagName === "th")) {
      if (cell.children.length === 0) cell.tagName = "td";
      else cell.properties["scope"] ??= isHead ? "col" : "row";
    }
    return undefined;
  });
}

/** Moves the alignment of a cell out of its style, which the content security policy forbids. */
function alignCell({ properties }: Element): void {
  const { align, style, ...others } = properties;
  const side = align ?? /text-align:\s*(\w+)/.exec(String(style))?.[1];
  if (side === undefined) return;
  for (const name of ["align", "style"]) delete properties[name];
  Object.assign(properties, others, { dataAlign: side });
}

/**
 * Checkboxes meant to be ticked on paper are drawn by the style sheet, since a form control could not be
 * ticked; where some are ticked, each says in words how it stands.
 */
function markItems(list: Element, copy: TextCopy["checklist"]): void {
  const items = list.children.flatMap((item) =>
    item.type === "element" && hasClass(item, "task-list-item") ? [{ item, box: takeBox(item) }] : [],
  );
  const isMixed = items.some(({ box }) => box?.properties["checked"]);
  for (const { item, box } of items) {
    const isDone = Boolean(box?.properties["checked"]);
    if (isDone) item.properties["dataDone"] = "";
    if (isMixed) startOf(item).children.unshift(state(isDone ? copy.done : copy.open));
  }
}

/** Takes the checkbox out of an item, with the space after it. */
function takeBox(item: Element): Element | undefined {
  const line = startOf(item);
  const index = line.children.findIndex((node) => node.type === "element" && node.tagName === "input");
  const [box, text] = index === -1 ? [] : line.children.splice(index, 1).concat(line.children[index] ?? []);
  if (text?.type === "text") text.value = text.value.trimStart();
  return box?.type === "element" ? box : undefined;
}

/** What holds the first line of a list item: a paragraph, or itself. */
function startOf(item: Element): Element {
  const first = item.children.find(
    (node) => node.type === "element" || (node.type === "text" && node.value.trim()),
  );
  return first?.type === "element" && first.tagName === "p" ? first : item;
}

function state(word: string): Element {
  const children: ElementContent[] = [{ type: "text", value: `${word} ` }];
  return { type: "element", tagName: "span", properties: { className: ["visually-hidden"] }, children };
}

function hasClass({ properties: { className } }: Element, name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
