import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages.ts";

/** A size with one or two sides in the same unit. */
interface Size {
  sides: number[];
  unit: "px" | "mm" | "m";
}

/** Formats a size: `16 px`, `85 × 55 mm`, `1,8 m`. */
export function formatSize({ sides, unit }: Size, language: Language): string {
  return `${sides.map((side) => formatNumber(side, language)).join("\u00a0× ")}\u00a0${unit}`;
}
