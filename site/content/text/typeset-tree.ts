import type { Parents, Root, RootContent, Text } from "hast";
import { phrasing } from "hast-util-phrasing";
import { bindShortWords, elide, setSigns, withLineBreaks } from "#contract/copy/typesetting.ts";
import { withoutJoiners } from "#contract/formats/invisible-signs.ts";
import { type Language, settingsOf } from "#contract/languages/languages.ts";
import { verbatim } from "#site/content/text/markdown.ts";

/** Stands for what is no text while a line is set as a whole: Unicode’s sign for an object in a text. */
const object = "\ufffc";

/**
 * Typography for a text: of each line as a whole, so that it holds across bold words and prices; code stays
 * as it is.
 */
export function typesetTree(tree: Root, language: Language): void {
  typesetIn(tree, language);
  if (settingsOf(language).rules === "french") raiseOrdinals(tree);
}

/** `1er` and `22e`, whose letters French raises. */
const ordinal = /(?<=(?<![\p{L}\d])\d{1,2})(er|re|e)(?![\p{L}\d])/u;

function raiseOrdinals(parent: Parents): void {
  parent.children = (parent.children as RootContent[]).flatMap((node): RootContent[] => {
    if (node.type !== "text") {
      if ("children" in node && !(node.type === "element" && verbatim.has(node.tagName))) raiseOrdinals(node);
      return [node];
    }
    // Every second piece is what the pattern holds.
    return node.value.split(ordinal).map((value, index) => {
      const text = { type: "text", value } as const;
      return index % 2 === 0 ? text : { type: "element", tagName: "sup", properties: {}, children: [text] };
    });
  }) as typeof parent.children;
}

function typesetIn(parent: Parents, language: Language): void {
  const level = parent.type === "element" ? /^h([1-6])$/.exec(parent.tagName)?.[1] : undefined;
  let line: (Text | null)[] = [];
  /** Texts in `<samp>`, which take no line breaks: whoever copies one gets it to the letter. */
  const copied = new Set<Text>();
  const end = () => {
    setLine(line, copied, language, level);
    line = [];
  };
  const read = (node: Parents["children"][number]): void => {
    if (node.type === "text") line.push(node);
    if (node.type !== "element") return;
    if (node.tagName === "samp") for (const text of node.children) if (text.type === "text") copied.add(text);
    if (verbatim.has(node.tagName) || node.data?.amount || node.children.length === 0) line.push(null);
    else if (phrasing(node)) node.children.forEach(read);
    else {
      end();
      typesetIn(node, language);
    }
  };
  parent.children.forEach(read);
  end();
}

/** Typesets the pieces of a line; null stands for an object in it. */
function setLine(
  line: (Text | null)[],
  copied: Set<Text>,
  language: Language,
  level: string | undefined,
): void {
  const pieces = line.map((text) => (text ? elide(withoutJoiners(text.value), language) : object));
  const set = setSigns(pieces.join(""), language);
  const bound = level ? bindShortWords(set, language, level === "1" ? "headline" : "title") : set;
  let start = 0;
  for (const [index, piece] of pieces.entries()) {
    const text = line[index];
    const finished = bound.slice(start, start + piece.length);
    if (text) text.value = copied.has(text) ? finished : withLineBreaks(finished, language);
    start += piece.length;
  }
}
