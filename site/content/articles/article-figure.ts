import { z } from "zod";
import { type Language, locales } from "#contract/languages/languages.ts";
import { ContentError, locateIn } from "#contract/reader/file-problems.ts";
import type { articleHead } from "#site/content/entries/entry-schemas.ts";

const units = ["EUR", "CHF", "minute", "second", "hour", "percent", "number"] as const;

type Unit = (typeof units)[number];

/** Data of a figure: `bars` compares one value per series in each row, `parts` stacks them. */
export const figureSchema = z.strictObject({
  kind: z.enum(["bars", "parts"]),
  unit: z.enum(units),
  series: z.array(z.string().min(1)).min(1),
  rows: z.record(z.string().min(1), z.array(z.number()).min(1)),
});

type Numbers = z.infer<typeof figureSchema>;

type FigureTexts = Pick<z.output<typeof articleHead>, "figureTitle" | "figureSummary" | "labels"> & {
  file: string;
  language: Language;
};

/** The figure of an article in the language of a text; fails, naming the line, where words are missing. */
export function figureOf(numbers: Numbers | undefined, texts: FigureTexts) {
  const { file, language, figureTitle, figureSummary, labels = {} } = texts;
  if (!numbers) return undefined;
  if (!figureTitle || !figureSummary) {
    const missing = figureTitle ? "figureSummary" : "figureTitle";
    throw new ContentError(`${file}: ${missing} is missing; figure.yaml needs it`);
  }
  const labelOf = (key: string) => {
    const label = labels[key];
    if (!label) throw new ContentError(`${locateIn(file, "labels:")}: labels: ${key} is missing`);
    return label;
  };
  const { length } = numbers.series;
  const writeAmount = (amount: number) => formatAmount(amount, numbers.unit, language);
  return {
    kind: numbers.kind,
    title: figureTitle,
    summary: figureSummary,
    series: numbers.series.map(labelOf),
    rows: Object.entries(numbers.rows).map(([key, amounts]) => {
      if (amounts.length !== length) {
        const place = locateIn(file.replace(/[^/]+$/, "figure.yaml"), "rows:", `${key}:`);
        throw new ContentError(`${place}: ${key} has ${amounts.length} numbers, expected ${length}`);
      }
      return {
        label: labelOf(key),
        values: amounts.map((amount) => ({ amount, text: writeAmount(amount) })),
        total: writeAmount(amounts.reduce((sum, amount) => sum + amount, 0)),
      };
    }),
  };
}

export type ArticleFigure = NonNullable<ReturnType<typeof figureOf>>;

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
