export function sumOf(values: { amount: number }[]): number {
  return values.reduce((sum, { amount }) => sum + amount, 0);
}

/** Maps an amount to its position between the minimum and maximum, in per cent; zero is always in range. */
export function scaleOf(amounts: number[]): (amount: number) => number {
  const least = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  return (amount) => Math.round((10_000 * (amount - least)) / (most - least || 1)) / 100;
}
