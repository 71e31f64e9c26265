import type { Element, ElementContent, Nodes, Parents, Root, Text } from "hast";
import { phrasing } from "hast-util-phrasing";
import { SKIP, visit } from "unist-util-visit";
import type { Values } from "#contract/copy/copy-schema.ts";
import { Amount } from "#contract/copy/sentence.ts";
import type { Language } from "#contract/languages/languages.ts";
import { ContentError, type Source } from "#contract/reader/file-problems.ts";
import { isFilled, prepareText } from "#site/content/copy/define-site-copy.ts";
import { braceMarks, locateNode, verbatim } from "#site/content/text/markdown.ts";

declare module "hast" {
  interface ElementData {
    /** Of a `<data>`: the price it stands for; its text has it in the first currency. */
    amount?: Amount;
  }
}

export interface Filling {
  source: Source;
  language: Language;
  /** What only this entry names, such as the figures of a case. */
  values: Values;
}

/**
 * Fills facts into the texts and attributes of a tree, but not into code, whose braces are its own, and takes
 * out what is empty thereafter. A placeholder may have elements in it.
 * @throws ContentError with every mistake, each with its line
 */
export function fillTree(tree: Root, filling: Filling): void {
  const problems: string[] = [];
  visit(tree, "element", (node) => {
    if (verbatim.has(node.tagName)) return SKIP;
    if (node.tagName === "li") node.children = isEmptyRow(node, filling) ? [] : node.children;
    for (const [name, value] of Object.entries(node.properties)) {
      if (typeof value === "string")
        node.properties[name] = filled(decoded(value), node, filling, problems).join("");
    }
    return undefined;
  });
  fillRuns(tree, filling, problems);
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  visit(tree, (node) => {
    if (node.type === "text") node.value = withBraces(node.value);
    if (node.type !== "element") return;
    for (const [name, value] of Object.entries(node.properties))
      if (typeof value === "string") node.properties[name] = withBraces(value);
  });
  removeEmpty(tree);
}

/** A text with the braces that were meant as such, which are encoded in an address. */
function withBraces(text: string): string {
  return Object.entries(braceMarks).reduce(
    (written, [brace, mark]) =>
      written.replaceAll(mark, brace).replaceAll(encodeURIComponent(mark), encodeURIComponent(brace)),
    text,
  );
}

/** An attribute as it is written: Markdown encodes the braces in an address. */
function decoded(attribute: string): string {
  return attribute.replace(/%7B([\w.]+)%7D/g, "{$1}");
}

/** Fills what stands on one line, which is one text with the elements in it; blocks have theirs. */
function fillRuns(parent: Parents, filling: Filling, problems: string[]): void {
  const children: ElementContent[] = [];
  for (const run of runsOf(parent)) {
    const [first] = run;
    if (first?.type === "element" && !phrasing(first)) {
      if (!verbatim.has(first.tagName)) fillRuns(first, filling, problems);
      children.push(first);
      continue;
    }
    const { message, tags } = messageOf(run);
    const parts = /[{}]/.test(message)
      ? filled(message, { ...parent, children: run }, filling, problems, tags)
      : run;
    children.push(...parts.map((part) => nodeOf(part, first)));
  }
  parent.children = children;
}

/** The children of an element: each block alone, all between two blocks together. */
function runsOf(parent: Parents): ElementContent[][] {
  const runs: ElementContent[][] = [];
  let isOpen = false;
  for (const child of parent.children) {
    if (child.type === "doctype") continue;
    const isInline = child.type !== "element" || phrasing(child);
    if (isInline && isOpen) runs.at(-1)?.push(child);
    else runs.push([child]);
    isOpen = isInline;
  }
  return runs;
}

type Part = string | Amount | ElementContent;

/** Nodes as a message, in which each element is a pair of tags. */
function messageOf(nodes: ElementContent[]) {
  const tags: Record<string, (content: Part[]) => ElementContent> = {};
  const write = (node: ElementContent): string => {
    if (node.type === "text") return escaped(node.value);
    const tag = `n${Object.keys(tags).length}`;
    const hasText = node.type === "element" && !verbatim.has(node.tagName);
    tags[tag] = (content) =>
      hasText ? { ...node, children: content.map((part) => nodeOf(part, node)) } : node;
    return `<${tag}>${hasText ? node.children.map(write).join("") : ""}</${tag}>`;
  };
  return { message: nodes.map(write).join(""), tags };
}

function escaped(text: string): string {
  return text.replaceAll("<", "\\<").replaceAll(braceMarks["{"], "\\{").replaceAll(braceMarks["}"], "\\}");
}

function filled(
  text: string,
  node: Nodes,
  { source, language, values }: Filling,
  problems: string[],
  tags?: Record<string, (content: Part[]) => ElementContent>,
): Part[] {
  try {
    return prepareText(text, language, Object.keys(values), tags !== undefined)({ ...values, ...tags });
  } catch (error) {
    if (error instanceof ContentError) throw error;
    const problem = error instanceof Error ? error.message : String(error);
    problems.push(`${placeOfPlaceholder(problem, node, source)}: ${problem}`);
    return [text];
  }
}

/** The line of the placeholder that a problem names, or else of the first one. */
function placeOfPlaceholder(problem: string, node: Nodes, source: Source): string {
  const [placeholder = "{"] = problem.match(/\{.*?\}/) ?? [];
  let place: string | undefined;
  const look = (text: Text, sign: string) => {
    const [before = "", after] = text.value.split(sign, 2);
    if (after !== undefined) place ??= locateNode(source, text, before);
  };
  for (const sign of [placeholder.slice(0, -1), "{", "}"]) visit(node, "text", (text) => look(text, sign));
  return place ?? locateNode(source, "children" in node ? (node.position ? node : node.children[0]) : node);
}

function nodeOf(part: Part, near: Nodes | undefined): ElementContent {
  const position = near?.position;
  if (part instanceof Amount) {
    const children: Text[] = [{ type: "text", value: part.toString() }];
    return { type: "element", tagName: "data", properties: {}, data: { amount: part }, children };
  }
  if (typeof part !== "string") return part;
  return { type: "text", value: part, ...(position && { position }) };
}

/** Whether a list item names a fact that is empty in `site.yaml`: `""`, or an amount of 0. */
function isEmptyRow(item: Element, { language }: Filling): boolean {
  let isEmpty = false;
  visit(item, (node, _, parent) => {
    if (parent && node.type === "element" && (verbatim.has(node.tagName) || /^[uo]l$/.test(node.tagName)))
      return SKIP;
    const texts =
      node.type === "text" ? [node.value] : node.type === "element" ? Object.values(node.properties) : [];
    isEmpty ||= texts.some((text) => typeof text === "string" && !isFilled(decoded(text), language));
    return undefined;
  });
  return isEmpty;
}

/** Takes out the paragraphs, items and lists that a `select` with nothing to say leaves behind. */
function removeEmpty(parent: Parents): void {
  for (const child of parent.children) if (child.type === "element") removeEmpty(child);
  const remainder: ElementContent[] = [];
  for (const child of parent.children) {
    if (child.type === "doctype") continue;
    const mayGo = child.type === "element" && /^([uo]l|p|li)$/.test(child.tagName);
    if (mayGo && child.children.every((node) => node.type === "text" && node.value.trim() === "")) {
      // The line break after it.
      if (remainder.at(-1)?.type === "text") remainder.pop();
    } else remainder.push(child);
  }
  parent.children = remainder;
}
