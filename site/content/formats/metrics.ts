import { z } from "zod";
import { type Language, locales, settingsOf } from "#contract/languages/languages.ts";

/** Abbreviated units of time, by the rules of writing that do not use the international symbols. */
const abbreviations: Record<string, { minutes: string; hours: string }> = {
  german: { minutes: "Min.", hours: "Std." },
};
const symbols = { minutes: "min", hours: "h" } as const;

/** A measured figure; its kind determines the format. */
export const metric = z.union([
  /** In per cent: `+180 %`, `−38 %`. */
  z.strictObject({ change: z.number() }),
  /** In per cent: `34 %`. */
  z.strictObject({ share: z.number() }),
  z.strictObject({ count: z.number() }),
  z.strictObject({ seconds: z.number() }),
  z.strictObject({ minutes: z.number() }),
  z.strictObject({ hours: z.number() }),
]);

export type Metric = z.output<typeof metric>;

/** Formats a figure that stands alone on one line: `+180 %`, `26 h`. */
export function formatMetric(metric: Metric, language: Language): string {
  const number = (value: number) => new Intl.NumberFormat(locales[language]).format(value);
  if ("change" in metric) return spacedSign(percent(metric.change, language, "exceptZero"));
  if ("share" in metric) return percent(metric.share, language);
  if ("count" in metric) return number(metric.count);
  if ("seconds" in metric) return `${number(metric.seconds)}\u00a0s`;
  if ("minutes" in metric) return `${number(metric.minutes)}\u00a0${unitsOf(language).minutes}`;
  return `${number(metric.hours)}\u00a0${unitsOf(language).hours}`;
}

/** Formats a share of 1 with a tenth of a per cent: `3,4 %`. */
export function formatRate(rate: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rate);
}

/** With a minus as wide as a figure, and a plus that does not touch it. */
const spacedSign = (text: string) => text.replace("-", "−").replace("+", "+\u200a");

const unitsOf = (language: Language) => abbreviations[settingsOf(language).rules ?? ""] ?? symbols;

/** Formats a figure for a sentence that itself says whether it rose or fell: `180 %`, `26 hours`. */
export function formatMetricInText(metric: Metric, language: Language): string {
  const unit = (value: number, name: "second" | "minute" | "hour") =>
    new Intl.NumberFormat(locales[language], { style: "unit", unit: name, unitDisplay: "long" })
      .format(value)
      .replace(" ", "\u00a0");
  if ("change" in metric) return percent(Math.abs(metric.change), language);
  if ("seconds" in metric) return unit(metric.seconds, "second");
  if ("minutes" in metric) return unit(metric.minutes, "minute");
  if ("hours" in metric) return unit(metric.hours, "hour");
  return formatMetric(metric, language);
}

function percent(value: number, language: Language, signDisplay: "auto" | "exceptZero" = "auto"): string {
  return new Intl.NumberFormat(locales[language], {
    style: "percent",
    signDisplay,
    maximumFractionDigits: 1,
  }).format(value / 100);
}
