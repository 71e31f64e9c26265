/** The quantile of a share between 0 and 1; NaN of no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? Number.NaN) + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

/**
 * The item with the largest figure.
 * @throws if there are no items.
 */
export function largest<Item>(items: readonly Item[], figure: (item: Item) => number): Item {
  const [first, ...rest] = items;
  if (first === undefined) throw new Error("nothing was measured");
  return rest.reduce((most, item) => (figure(item) > figure(most) ? item : most), first);
}
