export interface Relatable {
  key: string;
  category: string;
  links: string[];
}

/** The `count` articles closest to one: those it links to, those of its category, those that link to it, then the rest. */
export function relatedTo<T extends Relatable>(article: T, all: T[], count: number): T[] {
  const nearness = (other: T) =>
    (article.links.includes(other.key) ? 4 : 0) +
    (other.category === article.category ? 2 : 0) +
    (other.links.includes(article.key) ? 1 : 0);
  return all
    .filter((other) => other !== article)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, count);
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
