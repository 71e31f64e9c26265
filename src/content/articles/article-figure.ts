import { z } from "zod";
import { ContentError, placeIn } from "#src/content/file-problems.ts";
import { type Language, locales } from "#src/languages.ts";

const units = ["EUR", "CHF", "minute", "second", "hour", "percent", "number"] as const;

type Unit = (typeof units)[number];

/**
 * Data of a figure, `content/articles/<key>/figure.yaml`: `bars` compares one value per series in each row, `parts`
 * stacks them.
 */
export const figureSchema = z.strictObject({
  kind: z.enum(["bars", "parts"]),
  unit: z.enum(units),
  series: z.array(z.string().min(1)).min(1),
  rows: z.record(z.string().min(1), z.array(z.number()).min(1)),
});

type Numbers = z.infer<typeof figureSchema>;

/** A number and its formatted text. */
export interface FigureValue {
  amount: number;
  text: string;
}

/** The figure of an article in one language. */
export interface ArticleFigure {
  kind: Numbers["kind"];
  title: string;
  /** What it shows, in one sentence. */
  summary: string;
  /** Names of a row's values, in order. */
  series: string[];
  rows: {
    label: string;
    values: FigureValue[];
    /** Formatted sum of its values. */
    total: string;
  }[];
}

interface Told {
  /** File of the text, for error messages. */
  file: string;
  language: Language;
  figureTitle?: string | undefined;
  figureSummary?: string | undefined;
  labels?: Record<string, string> | undefined;
}

/**
 * Builds the figure of an article with labels in the language of a text. Fails, naming the line, unless there
 * is a title, a summary and exactly one label for each row and series.
 */
export function figureOf(numbers: Numbers | undefined, told: Told): ArticleFigure | undefined {
  const { file, language, figureTitle, figureSummary, labels = {} } = told;
  const placeOfKey = (key: string) => placeIn(file, `${key}:`);
  if (!numbers) {
    const words = Object.entries({ figureTitle, figureSummary, labels: told.labels });
    const [key] = words.find(([, value]) => value) ?? [];
    if (key) throw new ContentError(`${placeOfKey(key)}: ${key} needs figure.yaml, which is missing`);
    return undefined;
  }
  if (!figureTitle || !figureSummary) {
    const missing = figureTitle ? "figureSummary" : "figureTitle";
    throw new ContentError(`${file}: ${missing} is missing; figure.yaml needs it`);
  }
  const keys = new Set([...Object.keys(numbers.rows), ...numbers.series]);
  const unknown = Object.keys(labels).find((key) => !keys.has(key));
  const allowed = `those of figure.yaml are ${[...keys].join(", ")}`;
  const complain = (problem: string) =>
    new ContentError(`${placeOfKey("labels")}: labels: ${problem}; ${allowed}`);
  if (unknown) throw complain(`the figure has no ${unknown}`);
  const labelOf = (key: string) => {
    const label = labels[key];
    if (!label) throw complain(`${key} is missing`);
    return label;
  };
  const { length } = numbers.series;
  const textOf = (amount: number) => formatAmount(amount, numbers.unit, language);
  return {
    kind: numbers.kind,
    title: figureTitle,
    summary: figureSummary,
    series: numbers.series.map(labelOf),
    rows: Object.entries(numbers.rows).map(([key, amounts]) => {
      if (amounts.length !== length) {
        const place = placeIn(figureFile(file), "rows:", `${key}:`);
        throw new ContentError(`${place}: ${key} has ${amounts.length} numbers, expected ${length}`);
      }
      return {
        label: labelOf(key),
        values: amounts.map((amount) => ({ amount, text: textOf(amount) })),
        total: textOf(amounts.reduce((sum, amount) => sum + amount, 0)),
      };
    }),
  };
}

function figureFile(file: string): string {
  return file.replace(/[^/]+$/, "figure.yaml");
}

function formatAmount(amount: number, unit: Unit, language: Language): string {
  const options = { maximumFractionDigits: 2, ...optionsOf(unit) };
  // The hyphen used by the locale data is too short next to digits.
  return new Intl.NumberFormat(locales[language], options).format(amount).replace("-", "−");
}

function optionsOf(unit: Unit): Intl.NumberFormatOptions {
  switch (unit) {
    case "EUR":
    case "CHF":
      return { style: "currency", currency: unit, trailingZeroDisplay: "stripIfInteger" };
    case "number":
      return {};
    default:
      return { style: "unit", unit, unitDisplay: "short" };
  }
}
