import { expect, test } from "vitest";
import { figureOf, figureSchema } from "#src/content/articles/article-figure.ts";

const numbers = figureSchema.parse({
  kind: "bars",
  unit: "EUR",
  series: ["before", "after"],
  rows: { shop: [1200, 1250.5], post: [0, -30] },
});
const told = {
  file: "content/articles/sample/fr.md",
  language: "fr",
  figureTitle: "Dépenses",
  figureSummary: "La boutique coûte plus.",
  labels: { before: "Avant", after: "Après", shop: "Boutique", post: "Port" },
} as const;

/** With ordinary spaces. */
const plain = (text: string) => text.replace(/\s/g, " ");

test("a figure has labels and number formats of the text's language", () => {
  const figure = figureOf(numbers, told);
  expect(figure).toMatchObject({ kind: "bars", title: "Dépenses", series: ["Avant", "Après"] });
  expect(figure?.rows.map(({ label }) => label)).toEqual(["Boutique", "Port"]);
  const texts = figure?.rows.map(({ values }) => values.map(({ text }) => plain(text)));
  expect(texts).toEqual([
    ["1 200 €", "1 250,50 €"],
    ["0 €", "−30 €"],
  ]);
  expect(plain(figure?.rows[0]?.total ?? "")).toBe("2 450,50 €");
});

test("a curve is labelled by the points along it", () => {
  const curve = figureSchema.parse({
    kind: "curve",
    unit: "EUR",
    at: [0, 1, 1000],
    rows: { sum: [0, 1, 2] },
  });
  expect(figureOf(curve, { ...told, labels: { sum: "Somme" } })?.series.map(plain)).toEqual([
    "0",
    "1",
    "1 000",
  ]);
});

test("an article without a figure has none", () => {
  expect(figureOf(undefined, { file: told.file, language: "fr" })).toBeUndefined();
});

test.each([
  ["a label that is missing", { labels: { ...told.labels, post: "" } }, "labels: post is missing"],
  ["a label for nothing", { labels: { ...told.labels, rent: "Loyer" } }, "labels: the figure has no rent"],
  ["a figure without a summary", { figureSummary: undefined }, "figureTitle and figureSummary are missing"],
])("%s fails and names the text", (_what, change, message) => {
  expect(() => figureOf(numbers, { ...told, ...change })).toThrow(`${told.file}: ${message}`);
});

test("labels without a figure fail and name the text", () => {
  expect(() => figureOf(undefined, told)).toThrow(`${told.file}: words of a figure without figure.yaml`);
});

test("a row of the wrong length fails and names the figure", () => {
  const short = { ...numbers, rows: { ...numbers.rows, post: [1] } };
  expect(() => figureOf(short, told)).toThrow("content/articles/sample/figure.yaml: post needs 2 numbers");
});
