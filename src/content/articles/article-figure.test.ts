import { expect, test } from "vitest";
import { figureOf, figureSchema } from "#src/content/articles/article-figure.ts";

const numbers = figureSchema.parse({
  kind: "bars",
  unit: "EUR",
  series: ["before", "after"],
  rows: { shop: [1200, 1250.5], post: [0, -30] },
});
const told = {
  file: "content/articles/sample/de.md",
  language: "de",
  figureTitle: "Ausgaben",
  figureSummary: "Der Laden kostet mehr.",
  labels: { before: "Vorher", after: "Nachher", shop: "Laden", post: "Porto" },
} as const;

test("a figure's numbers are named and written in the text's language", () => {
  const figure = figureOf(numbers, told);
  expect(figure).toMatchObject({ kind: "bars", title: "Ausgaben", series: ["Vorher", "Nachher"] });
  expect(figure?.rows.map(({ label }) => label)).toEqual(["Laden", "Porto"]);
  const texts = figure?.rows.map(({ values }) => values.map(({ text }) => text.replace(/\s/g, " ")));
  expect(texts).toEqual([
    ["1.200 €", "1.250,50 €"],
    ["0 €", "−30 €"],
  ]);
  expect(figure?.rows[0]?.total.replace(/\s/g, " ")).toBe("2.450,50 €");
});

test("a curve is named by the places along it", () => {
  const curve = figureSchema.parse({
    kind: "curve",
    unit: "EUR",
    at: [0, 1, 1000],
    rows: { sum: [0, 1, 2] },
  });
  expect(figureOf(curve, { ...told, labels: { sum: "Summe" } })?.series).toEqual(["0", "1", "1.000"]);
});

test("an article without a figure has none", () => {
  expect(figureOf(undefined, { file: told.file, language: "de" })).toBeUndefined();
});

test.each([
  ["a label that is missing", { labels: { ...told.labels, post: "" } }, "labels: post is missing"],
  ["a label for nothing", { labels: { ...told.labels, rent: "Miete" } }, "labels: the figure has no rent"],
  ["a figure without a summary", { figureSummary: undefined }, "figureTitle and figureSummary are missing"],
])("%s fails, naming the text", (_what, change, message) => {
  expect(() => figureOf(numbers, { ...told, ...change })).toThrow(`${told.file}: ${message}`);
});

test("words of a figure that is not there fail, naming the text", () => {
  expect(() => figureOf(undefined, told)).toThrow(`${told.file}: words of a figure without figure.yaml`);
});

test("a row of the wrong length fails, naming the figure", () => {
  const short = { ...numbers, rows: { ...numbers.rows, post: [1] } };
  expect(() => figureOf(short, told)).toThrow("content/articles/sample/figure.yaml: post needs 2 numbers");
});
