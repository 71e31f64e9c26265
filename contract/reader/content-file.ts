import { existsSync } from "node:fs";
import { join } from "node:path";
import { parse, YAMLParseError } from "yaml";
import { readText, yamlIn } from "#contract/reader/file-text.ts";
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
  try {
    return { file, data: parse(yamlIn(text)) };
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    return { file, data: undefined, problem: yamlProblem(file, error) };
  }
}

/** A YAML error in the parser's words, with its line. */
function yamlProblem(file: string, { code, message, linePos }: YAMLParseError): string {
  const [what = message] = message.split(/ at line \d+/, 1);
  if (code === "DUPLICATE_KEY") return `${file}:${linePos?.[0].line ?? 1}: this key appears twice`;
  return `${file}:${linePos?.[0].line ?? 1}: ${what}. Put texts that contain a colon or begin with a special character in quotation marks`;
}
