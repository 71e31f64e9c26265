import type { Nodes, Root } from "hast";
import type { CompileContext, Extension, Token } from "mdast-util-from-markdown";
import rehypeRaw from "rehype-raw";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { type Processor, unified } from "unified";
import { markdownIn } from "#contract/reader/content-file.ts";
import { ContentError, locateText, type Source } from "#contract/reader/file-problems.ts";

/** Stand for braces that are escaped, `\{` or `&#123;`, until the facts are filled in. */
export const braceMarks = { "{": "\ue07b", "}": "\ue07d" } as const;

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(function markBraces(this: Processor) {
    const data = this.data();
    data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), markingBraces];
  })
  .use(remarkRehype, {
    allowDangerousHtml: true,
    footnoteLabelProperties: {},
    // The number alone: a language has words for it.
    footnoteBackLabel: (reference, again) => `${reference + 1}${again > 1 ? `-${again}` : ""}`,
  })
  .use(rehypeRaw);

/**
 * The tree of what stands below the head of a Markdown file, HTML in it included; each node knows its line.
 * @throws ContentError if it cannot be read
 */
export function markdownTree(source: Source): Root {
  // What stands for characters of another encoding than UTF-8.
  const place = locateText(source, ["\ufffd"]);
  if (place !== source.file) {
    throw new ContentError(`${place}: there are characters that cannot be read; save the file as UTF-8`);
  }
  try {
    const text = markdownIn(source.text);
    return processor.runSync(processor.parse(text), text);
  } catch (error) {
    const problem =
      error instanceof RangeError
        ? "the text is nested too deeply"
        : `the text cannot be read: ${error instanceof Error ? error.message : error}`;
    throw new ContentError(`${source.file}:1: ${problem}`);
  }
}

/**
 * Formats the location of a node: `sample/articles/seven-kpis/text.fr.md:30`; `within` is what precedes the
 * place in its text.
 */
export function locateNode({ file }: Source, node: Nodes | undefined, within = ""): string {
  const line = node?.position?.start.line;
  return line === undefined ? file : `${file}:${line + within.split("\n").length - 1}`;
}

/** Elements whose text stays to the letter. */
export const verbatim = new Set(["pre", "code", "script", "style", "template", "svg", "math"]);

const markingBraces: Extension = {
  exit: {
    characterEscapeValue(token) {
      endText(this, token, (text) => text + marked(this.sliceSerialize(token)));
    },
    characterReference(token) {
      endText(this, token, (text) => text.slice(0, -1) + marked(text.slice(-1)));
    },
  },
};

/** Ends the text that a sign is part of, as the parser does. */
function endText(context: CompileContext, { end }: Token, write: (text: string) => string): void {
  const text = context.stack.pop();
  if (text?.type !== "text") return;
  text.value = write(text.value);
  if (text.position) text.position.end = { line: end.line, column: end.column, offset: end.offset };
}

function marked(sign: string): string {
  return sign === "{" || sign === "}" ? braceMarks[sign] : sign;
}
