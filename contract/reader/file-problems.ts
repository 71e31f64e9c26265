import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import type { z } from "zod";
import { type ContentFile, readText, yamlIn } from "#contract/reader/content-file.ts";
import { entriesOf } from "#contract/reader/records.ts";

/** A problem in a content file, in one sentence with the file, the line and the remedy. */
export class ContentError extends Error {
  /** Location in the file, for the development server to show. */
  loc: { file: string; line: number; column: number } | undefined;

  constructor(sentence: string) {
    super(sentence);
    this.name = "ContentError";
    // The stack trace does not help to fix a content file.
    this.stack = "";
    const [, file, line] = sentence.match(/^(\S+?):(\d+): /) ?? [];
    // The error page of the dev server shows the place in the file, but stays empty for SVG, which it cannot colour.
    const isShown = file !== undefined && !file.endsWith(".svg");
    this.loc = isShown ? { file, line: Number(line), column: 0 } : undefined;
  }
}

export interface Source {
  file: string;
  text: string;
}

/** A file of the project, to say where in it something is wrong; empty if it cannot be read. */
export function sourceOf(file: string): Source {
  return { file, text: existsSync(file) ? readText(file) : "" };
}

/**
 * Formats a location so that editors and terminals can open it: `sample/articles/seven-kpis/text.fr.md:3`.
 */
export function locateText({ file, text }: Source, texts: string[]): string {
  const lines = text.split(/\r?\n/);
  let found = -1;
  for (const part of texts) {
    const next = lines.findIndex((line, index) => index >= Math.max(found, 0) && line.includes(part));
    if (next === -1) break;
    found = next;
  }
  return found === -1 ? file : `${file}:${found + 1}`;
}

/** The place of texts in a file of the project, each looked for from the line of the one before. */
export function locateIn(file: string, ...texts: string[]): string {
  return locateText(sourceOf(file), texts);
}

/**
 * What a file holds, as a schema has it.
 * @throws ContentError that names every mistake in it, with its line
 */
export function checkedBy<Schema extends z.ZodType>(
  schema: Schema,
  { file, data, problem }: ContentFile,
): z.output<Schema> {
  if (problem !== undefined) throw new ContentError(problem);
  const parsed = schema.safeParse(data ?? undefined, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ContentError(problemsOf(file, parsed.error).join("\n"));
}

/** The same of several files, by their keys. @throws ContentError that names every mistake in any of them */
export function allCheckedBy<Schema extends z.ZodType, Key extends string>(
  schema: Schema,
  files: Record<Key, ContentFile>,
): [key: Key, data: z.output<Schema>][] {
  const problems: string[] = [];
  const entries = entriesOf(files).flatMap(([key, file]): [Key, z.output<Schema>][] => {
    try {
      return [[key, checkedBy(schema, file)]];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(error.message);
      return [];
    }
  });
  if (problems.length > 0) throw new ContentError(problems.join("\n"));
  return entries;
}

/** A mistake at a key of a file of YAML, with its line. */
export function problemAt(file: string, path: string[], sentence: string): ContentError {
  return new ContentError(`${locateKey(file, sourceOf(file).text, path)}: ${path.join(".")}: ${sentence}`);
}

/** What a schema found wrong with a file: a sentence for each mistake, with its line. */
function problemsOf(file: string, { issues }: z.ZodError): string[] {
  const { text } = sourceOf(file);
  return issues.flatMap((found) => {
    const issue = closest(found);
    return issue.code === "unrecognized_keys"
      ? issue.keys.map(
          (key) =>
            `${locateKey(file, text, [...issue.path, key])}: ${[...issue.path, key].join(".")} is not known here`,
        )
      : [`${locateKey(file, text, issue.path)}: ${sentenceOf(issue)}`];
  });
}

/** The issue that says most: of a union, that of the branch which was meant. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  const [meant] = issue.errors.flat().toSorted((one, other) => other.path.length - one.path.length);
  return meant ? closest({ ...meant, path: [...issue.path, ...meant.path] }) : issue;
}

/** Zod's message in a sentence that begins with the name of the value. */
function sentenceOf({ code, input, message, path }: z.core.$ZodIssue): string {
  const name = path.length > 0 ? path.join(".") : "the file";
  if (input === undefined && /invalid_(type|value)/.test(code)) return `${name} is missing`;
  if (/^is /.test(message)) return `${name} ${message}`;
  const found = ["string", "number", "boolean"].includes(typeof input)
    ? `, found ${JSON.stringify(input)}`
    : "";
  return `${name}: ${message.replace(/^Invalid (input|option): /, "")}${found}`;
}

/** The line of a key in YAML; of a missing one, that of what it should be in. */
function locateKey(file: string, text: string, path: PropertyKey[]): string {
  // Loaded only where something is wrong: the service, whose files were checked when it was built, does
  // without it.
  const yaml: typeof import("yaml") = createRequire(import.meta.url)("yaml");
  const { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } = yaml;
  const lines = new LineCounter();
  let node: unknown = parseDocument(yamlIn(text), { lineCounter: lines }).contents;
  let start: number | undefined;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key));
      if (!pair || !isScalar(pair.key)) break;
      start = pair.key.range?.[0];
      node = pair.value;
    } else if (isSeq(node)) {
      node = node.items[Number(key)];
      start = isNode(node) ? node.range?.[0] : start;
    } else break;
  }
  return start === undefined ? file : `${file}:${lines.linePos(start).line}`;
}
