/** What an article's neighbours are found by. */
export interface Relatable {
  readonly key: string;
  readonly category: string;
  /** Folders of the articles its text links to. */
  readonly links: readonly string[];
}

/**
 * The articles that follow on from one, nearest first: those it links to, those of its category, those that
 * link to it, then the others in the order given.
 */
export function relatedTo<T extends Relatable>(article: T, all: readonly T[], count: number): readonly T[] {
  const nearness = (other: T) =>
    (article.links.includes(other.key) ? 4 : 0) +
    (other.category === article.category ? 2 : 0) +
    (other.links.includes(article.key) ? 1 : 0);
  return all
    .filter((other) => other.key !== article.key)
    .toSorted((one, other) => nearness(other) - nearness(one))
    .slice(0, count);
}

/** The articles before and after one in time; `all` starts with the newest. */
export function neighboursOf<T extends Relatable>(article: T, all: readonly T[]) {
  const position = all.findIndex(({ key }) => key === article.key);
  return { previous: all[position + 1], next: position > 0 ? all[position - 1] : undefined };
}

/** The articles the others link to most, which is where a newcomer should start. */
export function mostLinked<T extends Relatable>(all: readonly T[], count: number): readonly T[] {
  const inbound = new Map(all.map(({ key }) => [key, 0]));
  for (const key of all.flatMap(({ links }) => [...new Set(links)])) {
    inbound.set(key, (inbound.get(key) ?? 0) + 1);
  }
  const rank = ({ key }: T) => inbound.get(key) ?? 0;
  return all.toSorted((one, other) => rank(other) - rank(one)).slice(0, count);
}
