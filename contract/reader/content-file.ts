import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { YAMLParseError } from "yaml";
import { projectFolder } from "#contract/reader/project-folder.ts";

export interface ContentFile {
  /** Relative to the project. */
  file: string;
  data: unknown;
  /** Why it cannot be read, with its line. */
  problem?: string;
}

/** The YAML of a file, or why it cannot be read. */
export function readContent(file: string): ContentFile {
  const path = join(projectFolder, file);
  if (!existsSync(path)) return { file, data: undefined, problem: `${file} is missing` };
  const text = readText(path);
  const [before = "", ...conflicts] = text.split(/^<{7} /m);
  if (conflicts.length > 0) {
    const problem = `${file}:${before.split("\n").length}: an unresolved merge conflict`;
    return { file, data: undefined, problem };
  }
  const unreadable = encodingProblem(text) ?? headProblem(file, text);
  if (unreadable !== undefined) return { file, data: undefined, problem: `${file}:${unreadable}` };
  const yaml: typeof import("yaml") = createRequire(import.meta.url)("yaml");
  try {
    return { file, data: yaml.parse(yamlIn(text)) };
  } catch (error) {
    if (!(error instanceof yaml.YAMLParseError)) throw error;
    return { file, data: undefined, problem: yamlProblem(file, error) };
  }
}

/** Letters that are no UTF-8 were read as a sign for them. */
function encodingProblem(text: string): string | undefined {
  const line = text.split("\n").findIndex((one) => one.includes("\ufffd"));
  return line < 0 ? undefined : `${line + 1}: not saved as UTF-8; save the file in this encoding`;
}

function headProblem(file: string, text: string): string | undefined {
  const isOpen = file.endsWith(".md") && text.startsWith("---") && !/\n---/.test(text);
  return isOpen ? "1: the head of the file is not closed by a line with ---" : undefined;
}

/** What the parser says, and what somebody did who reads it. */
const causes: [said: RegExp, cause: string][] = [
  [/^Block collections are not allowed within flow/, "a comma is missing between braces"],
  [/^Flow (map|sequence) .* end with a/, "a brace or a bracket is not closed, here or above"],
  [/^Missing closing ["']quote/, "a quotation mark is not closed, here or above"],
  [
    /^Unexpected scalar at node end/,
    `something follows the end of a text; within quotation marks, write \\" for one of its own`,
  ],
  [/^Implicit (map )?keys need/, "after the name of a value, a colon and a space are missing"],
];

/** A YAML error with its line: its cause, or the parser's words. */
function yamlProblem(file: string, { code, message, linePos }: YAMLParseError): string {
  const place = `${file}:${linePos?.[0].line ?? 1}`;
  if (code === "DUPLICATE_KEY") return `${place}: this key appears twice`;
  const [what = message] = message.split(/ at line \d+/, 1);
  const [, cause] = causes.find(([said]) => said.test(what)) ?? [];
  if (cause !== undefined) return `${place}: ${cause}`;
  if (/^(Tabs|All \w+ items)/.test(what)) return `${place}: ${what}`;
  return `${place}: ${what}. Put texts that contain a colon or begin with a special character in quotation marks`;
}

/** The text of a file, without the mark that some editors put before it. */
export function readText(path: string): string {
  return readFileSync(path, "utf8").replace(/^\ufeff/, "");
}

/**
 * The YAML of a file; of a Markdown file its head, after an empty line in place of the dashes, so that lines
 * keep their numbers.
 */
export function yamlIn(text: string): string {
  return text.startsWith("---") ? text.replace(/^---/, "").replace(/\n---[\s\S]*/, "\n") : text;
}

/** What stands below the head of a Markdown file, after as many empty lines as the head has. */
export function markdownIn(text: string): string {
  const [head = ""] = text.match(/^---[\s\S]*?\n---[^\S\n]*(?=\n|$)/) ?? [];
  return "\n".repeat(head.split("\n").length - 1) + text.slice(head.length);
}
