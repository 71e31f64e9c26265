import { type Language, locales } from "#contract/languages.ts";

export function formatRate(rate: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rate);
}
