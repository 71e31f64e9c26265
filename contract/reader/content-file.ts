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
  const yaml: typeof import("yaml") = createRequire(import.meta.url)("yaml");
  try {
    return { file, data: yaml.parse(yamlIn(text)) };
  } catch (error) {
    if (!(error instanceof yaml.YAMLParseError)) throw error;
    return { file, data: undefined, problem: yamlProblem(file, error) };
  }
}

/** A YAML error in the parser's words, with its line. */
function yamlProblem(file: string, { code, message, linePos }: YAMLParseError): string {
  const [what = message] = message.split(/ at line \d+/, 1);
  if (code === "DUPLICATE_KEY") return `${file}:${linePos?.[0].line ?? 1}: this key appears twice`;
  return `${file}:${linePos?.[0].line ?? 1}: ${what}. Put texts that contain a colon or begin with a special character in quotation marks`;
}

/** The text of a file, without the mark that some editors put before it. */
export function readText(path: string): string {
  return readFileSync(path, "utf8").replace(/^\ufeff/, "");
}

/** The YAML of a file; of a Markdown file its head, after an empty line in place of the dashes, so that lines keep their numbers. */
export function yamlIn(text: string): string {
  return text.startsWith("---") ? text.replace(/^---/, "").replace(/\n---[\s\S]*/, "\n") : text;
}

/** What stands below the head of a Markdown file, after as many empty lines as the head has. */
export function markdownIn(text: string): string {
  const [head = ""] = text.match(/^---[\s\S]*?\n---[^\S\n]*(?=\n|$)/) ?? [];
  return "\n".repeat(head.split("\n").length - 1) + text.slice(head.length);
}
