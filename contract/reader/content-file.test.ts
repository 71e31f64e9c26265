import { writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { markdownIn, readContent, readText } from "#contract/reader/content-file.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

test.each([
  ["a mark of its encoding", "\ufeff---\ntitle: A\n---\nText\n"],
  ["Windows line ends", "---\r\ntitle: A\r\n---\r\nText\r\n"],
])("a Markdown file with %s is read, and its text keeps its lines", async (_, text) => {
  const file = join(await newFolder(), "text.md");
  await writeFile(file, text);
  expect(readContent(relative(process.cwd(), file)).data).toEqual({ title: "A" });
  expect(markdownIn(readText(file)).split(/\r?\n/)).toEqual(["", "", "", "Text", ""]);
});
