import { type Language, locales } from "#src/languages.ts";

/** One measured figure: what it is says how it is written. */
export type Metric =
  /** A change in per cent: `+180 %`, `−38 %`. */
  | { readonly change: number }
  /** A share in per cent: `34 %`. */
  | { readonly share: number }
  | { readonly count: number }
  | { readonly seconds: number }
  | { readonly minutes: number }
  | { readonly hours: number };

/** A figure as the language writes it, on one line. */
export function formatMetric(metric: Metric, language: Language): string {
  const locale = locales[language];
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const percent = (value: number, signDisplay: "auto" | "exceptZero") =>
    new Intl.NumberFormat(locale, { style: "percent", signDisplay, maximumFractionDigits: 1 })
      .format(value / 100)
      .replace("-", "−");
  if ("change" in metric) return percent(metric.change, "exceptZero");
  if ("share" in metric) return percent(metric.share, "auto");
  if ("count" in metric) return number(metric.count);
  if ("seconds" in metric) return `${number(metric.seconds)}\u00a0s`;
  if ("minutes" in metric) return `${number(metric.minutes)}\u00a0min`;
  return `${number(metric.hours)}\u00a0h`;
}
