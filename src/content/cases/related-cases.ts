/** The fields used to find related cases. */
interface Relatable {
  readonly slug: string;
  readonly categories: readonly string[];
}

/** The cases that share the most categories with one; ties go to those that follow it. */
export function relatedCases<T extends Relatable>(one: T, all: readonly T[], count: number): readonly T[] {
  const position = all.findIndex(({ slug }) => slug === one.slug);
  const following = [...all.slice(position + 1), ...all.slice(0, Math.max(position, 0))];
  const shared = (other: T) =>
    other.categories.filter((category) => one.categories.includes(category)).length;
  return following.toSorted((a, b) => shared(b) - shared(a)).slice(0, count);
}

/** The previous and next case in portfolio order. */
export function caseNeighbours<T extends Relatable>(one: T, all: readonly T[]) {
  const position = all.findIndex(({ slug }) => slug === one.slug);
  return { previous: position > 0 ? all[position - 1] : undefined, next: all[position + 1] };
}
