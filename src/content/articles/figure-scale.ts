import type { FigureValue } from "#src/content/articles/article-figure.ts";

/** A row's values together. */
export function sumOf(values: readonly Pick<FigureValue, "amount">[]): number {
  return values.reduce((sum, { amount }) => sum + amount, 0);
}

/** Where an amount lies between the least and the most of all, in per cent; zero is always among them. */
export function scaleOf(amounts: readonly number[]): (amount: number) => number {
  const least = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  return (amount) => Math.round((10_000 * (amount - least)) / (most - least || 1)) / 100;
}
