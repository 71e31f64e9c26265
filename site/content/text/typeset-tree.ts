import type { Parents, Root, Text } from "hast";
import { phrasing } from "hast-util-phrasing";
import { bindShortWords, setSigns, withoutInvisible } from "#contract/formats/typeset.ts";
import type { Language } from "#contract/languages/languages.ts";
import { elide } from "#contract/words/elision.ts";
import { verbatim } from "#site/content/text/markdown.ts";

/** What Unicode has for an object within a text. */
const object = "\ufffc";

/** Typography for a text: of each line as a whole, so that it holds across bold words and prices; code stays as it is. */
export function typesetTree(tree: Root, language: Language): void {
  typesetIn(tree, language);
}

function typesetIn(parent: Parents, language: Language): void {
  const level = parent.type === "element" ? /^h([1-6])$/.exec(parent.tagName)?.[1] : undefined;
  let line: (Text | null)[] = [];
  const end = () => {
    setLine(line, language, level);
    line = [];
  };
  const read = (node: Parents["children"][number]): void => {
    if (node.type === "text") line.push(node);
    if (node.type !== "element") return;
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
function setLine(line: (Text | null)[], language: Language, level: string | undefined): void {
  const pieces = line.map((text) => (text ? elide(withoutInvisible(text.value), language) : object));
  const set = setSigns(pieces.join(""), language);
  const bound = level ? bindShortWords(set, language, level === "1" ? "page" : "smaller") : set;
  let start = 0;
  for (const [place, piece] of pieces.entries()) {
    const text = line[place];
    if (text) text.value = bound.slice(start, start + piece.length);
    start += piece.length;
  }
}
