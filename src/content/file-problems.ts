import { existsSync, readFileSync } from "node:fs";
import type { z } from "astro/zod";

/** A problem in a content file, in one sentence with the file, the line and the remedy. */
export class ContentError extends Error {
  /** Location in the file, for the development server to show. */
  readonly loc: { readonly file: string; readonly line: number; readonly column: number } | undefined;

  constructor(sentence: string) {
    super(sentence);
    this.name = "ContentError";
    // The stack trace does not help to fix a content file.
    this.stack = "";
    const [, file, line] = sentence.match(/^(\S+?):(\d+): /) ?? [];
    // It cannot colour SVG, and would show nothing at all.
    const isShown = file !== undefined && !file.endsWith(".svg");
    this.loc = isShown ? { file, line: Number(line), column: 0 } : undefined;
  }
}

/** A content file: its path relative to the project, and its text. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** A file of the project, to say where in it something is wrong; empty if it cannot be read. */
export function sourceOf(file: string): Source {
  return { file, text: existsSync(file) ? readFileSync(file, "utf8") : "" };
}

/** Formats a location so that editors and terminals can open it: `content/articles/seven-kpis/fr.md:3`. */
export function placeOf({ file, text }: Source, words: readonly string[]): string {
  const lines = text.split(/\r?\n/);
  let found = -1;
  for (const word of words) {
    const next = lines.findIndex((line, index) => index >= Math.max(found, 0) && line.includes(word));
    if (next === -1) break;
    found = next;
  }
  return found === -1 ? file : `${file}:${found + 1}`;
}

/** The place of words in a file of the project, each looked for from the line of the one before. */
export function placeIn(file: string, ...words: readonly string[]): string {
  return placeOf(sourceOf(file), words);
}

/** Turns the first issue a schema found in a file into a sentence. */
export function sentenceOf(source: Source, { issues }: z.ZodError, schema: z.ZodType): string {
  const [issue] = issues;
  if (!issue) return `${source.file} cannot be read`;
  return `${placeOfKey(source, issue)}: ${complaint(closest(issue), schema)}`;
}

/** For a union, picks the issue of the closest branch. */
function closest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== "invalid_union") return issue;
  if ("options" in issue && issue.options && issue.discriminator !== undefined) {
    const input: unknown = Object(issue.input)[issue.discriminator];
    return { ...issue, code: "invalid_value", values: issue.options, input };
  }
  const complaints = issue.errors.flatMap(([first]) => (first ? [first] : []));
  const nearest =
    complaints.find(({ code }) => code === "invalid_value") ??
    // A branch that only fails on its keys is the one that was meant.
    complaints.find(({ code, path }) => code === "unrecognized_keys" || path.length > 0) ??
    complaints[0];
  return nearest ? closest({ ...nearest, path: [...issue.path, ...nearest.path] }) : issue;
}

function placeOfKey(source: Source, issue: z.core.$ZodIssue): string {
  const path = issue.code === "unrecognized_keys" ? [...issue.path, ...issue.keys.slice(0, 1)] : issue.path;
  return placeOf(
    source,
    path.filter((key) => typeof key === "string").map((key) => `${key}:`),
  );
}

function complaint(issue: z.core.$ZodIssue, schema: z.ZodType): string {
  const name = issue.path.length > 0 ? issue.path.join(".") : "the file";
  const value = issue.input === undefined ? "" : ` is ${JSON.stringify(issue.input)}`;
  switch (issue.code) {
    case "unrecognized_keys": {
      const known = issue.path.length === 0 ? keysOf(schema) : [];
      const allowed = known.length > 0 ? `; allowed are ${known.join(", ")}` : "";
      return `${[...issue.path, issue.keys[0]].join(".")} is not known here${allowed}`;
    }
    case "invalid_value":
      return value
        ? `${name}${value}; allowed are ${issue.values.join(", ")}`
        : `${name} is missing; allowed are ${issue.values.join(", ")}`;
    case "invalid_type":
      return value
        ? `${name}${value}; ${expectations[issue.expected] ?? `expected is ${issue.expected}`}`
        : `${name} is missing`;
    case "too_small":
      if (issue.origin !== "string") {
        return `${name}${value}; expected is ${issue.inclusive ? "at least" : "more than"} ${issue.minimum}`;
      }
      return Number(issue.minimum) === 1
        ? `${name} is empty`
        : `${name} has ${String(issue.input).length} letters; expected are at least ${issue.minimum}`;
    case "too_big":
      if (issue.origin !== "string") return `${name}${value}; expected is at most ${issue.maximum}`;
      return `${name} has ${String(issue.input).length} letters; expected are at most ${issue.maximum}`;
    case "invalid_format":
      return `${name}${value}; ${formats[issue.format] ?? `expected is ${issue.format}`}`;
    default:
      return `${name}${value}: ${issue.message}`;
  }
}

const expectations: Readonly<Record<string, string>> = {
  date: "expected is a day such as 2026-11-30",
  string: "expected is a text, in quotation marks where it begins with a sign",
  number: "expected is a number",
  int: "expected is a whole number",
  boolean: "allowed are true and false",
  array: "expected is a list such as [one, two]",
  object: "expected are further lines below it, each with its name",
  record: "expected are further lines below it, each with its name",
};

const formats: Readonly<Record<string, string>> = {
  // The texts use only one pattern: that of slugs.
  regex: "allowed are small letters, digits and hyphens between them; of a country, its two capital letters",
  url: "expected is a full address such as https://example.org",
};

function keysOf(schema: z.ZodType): readonly string[] {
  return "shape" in schema && typeof schema.shape === "object" && schema.shape !== null
    ? Object.keys(schema.shape)
    : [];
}
