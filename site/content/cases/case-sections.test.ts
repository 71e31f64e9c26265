import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { caseText } from "#site/content/cases/case-sections.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

test.each([
  ["a part missing", "## Why\na\n## How\nb", ":6: the case ends after 2 of its sections"],
  ["no part at all", "", ": the case ends after 0 of its sections"],
  ["results that are no list", "## Why\n## How\n## What\nc", ":6: the results are not a list"],
  ["text before the first heading", "x\n## Why\n## How\n## What\n- c", ":5: text stands above"],
  ["services without headings", "## Why\n## How\n## What\n- c\n## Did\nd", ":8: the services"],
  ["a fifth part", "## Why\n## How\n## What\n- c\n## Did\n### A\n## More", ":10: a fifth section"],
])("%s fails and names the line", async (_, text, sentence) => {
  const folder = await newFolder();
  const file = join(folder, "fr.md");
  await writeFile(file, `---\ntitle: A\n---\n${text}\n`);
  const html = text
    .replace(/^- (.*)$/gm, "<ul><li>$1</li></ul>")
    .replace(/^## (.*)$/gm, "<h2>$1</h2>")
    .replace(/^### (.*)$/gm, "<h3>$1</h3>");
  expect(() => caseText(html, file)).toThrow(file + sentence);
});
