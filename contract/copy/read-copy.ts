import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, YAMLParseError } from "yaml";
import { type Language, type Localized, localize } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";

export interface CopyFile {
  /** Relative to the project. */
  file: string;
  data: unknown;
  /** Why it cannot be read, with its line. */
  problem?: string;
}

/** The files of a language by the key of their screen or part. */
export type CopyFiles = Record<string, CopyFile>;

const project = join(import.meta.dirname, "../..");

/** Reads the words of each screen and part, the heads of legal texts, and what is said of people and trades. */
export function readCopy(): Localized<CopyFiles> {
  return localize((language) =>
    Object.fromEntries([
      ...filesOf(`${siteFolder}/copy/${language}`).map((name) => [
        keyOf(name),
        readContent(`${siteFolder}/copy/${language}/${name}`),
      ]),
      ...foldersOf(`${siteFolder}/legal`).map((key) => [
        key,
        readContent(`${siteFolder}/legal/${key}/${language}.md`),
      ]),
      ...["people", "trades"].flatMap((kind) =>
        foldersOf(`${siteFolder}/${kind}`).map((key) => [
          `${kind}/${key}`,
          readContent(`${siteFolder}/${kind}/${key}/${language}.yaml`),
        ]),
      ),
    ]),
  );
}

/** The facts in each folder of a kind, such as `cases`. */
export function readFacts(kind: string, name = "facts.yaml"): CopyFiles {
  return Object.fromEntries(
    foldersOf(`${siteFolder}/${kind}`).map((key) => [
      key,
      readContent(`${siteFolder}/${kind}/${key}/${name}`),
    ]),
  );
}

/** The file that holds a screen or part in a language. */
export function copyFileOf(key: string, language: Language): string {
  const name = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return existsSync(join(project, `${siteFolder}/legal/${key}`))
    ? `${siteFolder}/legal/${key}/${language}.md`
    : `${siteFolder}/copy/${language}/${name}.yaml`;
}

function keyOf(name: string): string {
  return basename(name, ".yaml").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function filesOf(folder: string): string[] {
  const path = join(project, folder);
  return existsSync(path) ? readdirSync(path).filter((name) => name.endsWith(".yaml")) : [];
}

function foldersOf(folder: string): string[] {
  const path = join(project, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The YAML of a file, or why it cannot be read. */
export function readContent(file: string): CopyFile {
  const path = join(project, file);
  if (!existsSync(path)) return { file, data: undefined, problem: `${file} is missing` };
  const text = readFileSync(path, "utf8");
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

/** The YAML of a file; of a Markdown file its head, after an empty line in place of the dashes, so that lines keep their numbers. */
export function yamlIn(text: string): string {
  return text.startsWith("---") ? text.replace(/^---/, "").replace(/\n---[\s\S]*/, "\n") : text;
}

/** A YAML error in the parser's words, with its line. */
function yamlProblem(file: string, { message, linePos }: YAMLParseError): string {
  const [what = message] = message.split(/ at line \d+/, 1);
  return `${file}:${linePos?.[0].line ?? 1}: ${what}. Put texts that contain a colon or begin with a sign in quotation marks`;
}
