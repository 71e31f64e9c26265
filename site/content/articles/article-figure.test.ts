import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { figureOf, figureSchema } from "#site/content/articles/article-figure.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

test("a label that is missing in a figure fails and names the line of the text", async () => {
  const file = join(await newFolder(), "fr.md");
  await writeFile(file, "---\ntitle: A\nlabels: { before: Avant }\n---\n");
  const numbers = figureSchema.parse({ kind: "bars", unit: "EUR", series: ["before"], rows: { shop: [1] } });
  const texts = { figureTitle: "Dépenses", figureSummary: "La boutique.", labels: { before: "Avant" } };
  expect(() => figureOf(numbers, { ...texts, file, language: defaultLanguage })).toThrow(
    `${file}:3: labels: shop is missing`,
  );
});
