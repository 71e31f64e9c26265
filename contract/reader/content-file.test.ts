import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { markdownIn, readContent, readText } from "#contract/reader/content-file.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

test.each([
  ["a: { EUR: 90 from: true }\n", /:1: a comma is missing between braces/],
  ["z: 1\na: { EUR: 90\nb: 1\n", /:3: a brace or a bracket is not closed/],
  ['z: 1\na: "x\nb: "c"\n', /:2: a quotation mark is not closed/],
  ['a: "He said "yes""\n', /:1: .* within quotation marks, write/],
  ["a: b: c\n", /:1: .* Put texts that contain a colon/],
  ["a: @x\n", /:1: .* Put texts that contain a colon/],
  ["z: 1\na1\nb: 2\n", /:2: .* a colon and a space/],
  ["a:\n  - x\n b: 1\n", /:3: .* same column$/],
  ["a:\n\t- x\n", /:2: Tabs are not allowed as indentation$/],
  ["---\na: 1\n\nText\n", /:1: the head of the file is not closed by a line with ---/],
  ["a: Caf\ufffd\n", /:1: not saved as UTF-8/],
])("what is wrong in the YAML %j is said by its cause, with the line", async (text, sentence) => {
  const file = join(await newFolder(), text.startsWith("---") ? "text.md" : "home.yaml");
  await writeFile(file, text);
  expect(readContent(relative(process.cwd(), file)).problem).toMatch(sentence);
});

test.each([
  ["a mark of its encoding", "\ufeff---\ntitle: A\n---\nText\n"],
  ["Windows line ends", "---\r\ntitle: A\r\n---\r\nText\r\n"],
])("a Markdown file with %s is read, and its text keeps its lines", async (_, text) => {
  const file = join(await newFolder(), "text.md");
  await writeFile(file, text);
  expect(readContent(relative(process.cwd(), file)).data).toEqual({ title: "A" });
  expect(markdownIn(readText(file)).split(/\r?\n/)).toEqual(["", "", "", "Text", ""]);
});
