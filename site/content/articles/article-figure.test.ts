import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { figureOf, figureSchema } from "#site/content/articles/article-figure.ts";
import { spoken } from "#tests/support/spoken.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const numbers = figureSchema.parse({
  kind: "bars",
  unit: "EUR",
  series: ["before", "after"],
  rows: { shop: [1200, 1250.5], post: [0, -30] },
});
const told = {
  file: "content/articles/sample/fr.md",
  language: defaultLanguage,
  figureTitle: "Dépenses",
  figureSummary: "La boutique coûte plus.",
  labels: { before: "Avant", after: "Après", shop: "Boutique", post: "Port" },
} as const;

/** With ordinary spaces. */
const plain = (text: string) => text.replace(/\s/g, " ");

test.each(spoken(["fr"]))("a figure has labels and number formats of its text, in %s", (language) => {
  const figure = figureOf(numbers, { ...told, language });
  expect(figure).toMatchObject({ kind: "bars", title: "Dépenses", series: ["Avant", "Après"] });
  expect(figure?.rows.map(({ label }) => label)).toEqual(["Boutique", "Port"]);
  const texts = figure?.rows.map(({ values }) => values.map(({ text }) => plain(text)));
  expect(texts).toEqual([
    ["1 200 €", "1 250,50 €"],
    ["0 €", "−30 €"],
  ]);
  expect(plain(figure?.rows[0]?.total ?? "")).toBe("2 450,50 €");
});

test("a label that is missing fails and names the line of the text", async () => {
  const folder = await newFolder();
  const file = join(folder, "fr.md");
  await writeFile(file, "---\ntitle: A\nlabels: { before: Avant }\n---\n");
  const labels = { ...told.labels, post: "" };
  expect(() => figureOf(numbers, { ...told, labels, file })).toThrow(`${file}:3: labels: post is missing`);
});
