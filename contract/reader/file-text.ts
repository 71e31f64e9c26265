import { readFileSync } from "node:fs";

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
