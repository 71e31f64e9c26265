export interface Relatable {
  key: string;
  category: string;
  links: string[];
}

export interface WithRelated<T> {
  article: T;
  /** Closest first: those it links to, those of its category, those that link to it, then the rest. */
  related: T[];
}

/** The `count` related articles of each article, by key. */
export function relatedIn<T extends Relatable>(all: T[], count: number): Map<string, WithRelated<T>> {
  const nearness = (one: T, other: T) =>
    (one.links.includes(other.key) ? 4 : 0) +
    (other.category === one.category ? 2 : 0) +
    (other.links.includes(one.key) ? 1 : 0);
  return new Map(
    all.map((article) => {
      const related = all
        .filter((other) => other !== article)
        .sort((one, other) => nearness(article, other) - nearness(article, one))
        .slice(0, count);
      return [article.key, { article, related }];
    }),
  );
}

/** The articles that others link to most, which is where a newcomer should start. */
export function mostLinked<T extends Relatable>(all: T[], count: number): T[] {
  const inbound = new Map(all.map(({ key }) => [key, 0]));
  for (const key of all.flatMap(({ links }) => [...new Set(links)])) {
    inbound.set(key, (inbound.get(key) ?? 0) + 1);
  }
  const rank = ({ key }: T) => inbound.get(key) ?? 0;
  return all.toSorted((one, other) => rank(other) - rank(one)).slice(0, count);
}
