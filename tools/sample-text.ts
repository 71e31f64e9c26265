import { existsSync } from "node:fs";
import { readContent } from "#contract/reader/content-file.ts";

/**
 * A sentence of the check, and where it says that a text is missing, what the sample says there, in the same language
 * or in English.
 */
export function withSampleText(problem: string): string {
  const [, file = "", key = ""] = /^(\S+?\.(?:yaml|md))(?::\d+)?(?:: (\S+))? is missing/.exec(problem) ?? [];
  const [, name] = /\/((?:copy|legal|facts)\/.*)$/.exec(file) ?? [];
  if (name === undefined) return problem;
  const inEnglish = name.replace(/^copy\/\w+\//, "copy/en/").replace(/\.\w+\.md$/, ".en.md");
  const counterpart = [`sample/${name}`, `sample/${inEnglish}`].find((path) => existsSync(path));
  if (counterpart === undefined) return problem;
  if (key === "") return `${problem}; the sample has ${counterpart}`;
  const text = key
    .split(".")
    .reduce<unknown>((value, part) => Object(value)[part], readContent(counterpart).data);
  if (text === undefined) return problem;
  return typeof text === "object"
    ? `${problem}; the sample has it in ${counterpart}`
    : `${problem}; the sample says: ${JSON.stringify(text)}`;
}
