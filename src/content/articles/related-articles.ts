/** The fields used to find related articles. */
export interface Relatable {
  key: string;
  category: string;
  /** Folders of the articles that its text links to. */
  links: string[];
}

/** An article in the context of a list sorted newest first. */
export interface WithRelated<T> {
  article: T;
  /**
   * Related articles, closest first: those it links to, those of its category, those that link to it, then
   * the rest in list order.
   */
  related: T[];
  /** Its neighbours in time. */
  previous: T | undefined;
  next: T | undefined;
}

/**
 * Finds the neighbours and `count` related articles of each article, by key. All are computed at once from a
 * few candidates each, so that the cost per article does not grow with the list.
 */
export function relatedIn<T extends Relatable>(all: T[], count: number): Map<string, WithRelated<T>> {
  const places = new Map(all.map((article, place) => [article.key, { article, place }]));
  const ofCategory = Map.groupBy(all, ({ category }) => category);
  const linking = new Map<string, T[]>(all.map(({ key }) => [key, []]));
  for (const article of all) for (const key of new Set(article.links)) linking.get(key)?.push(article);

  const related = (article: T): T[] => {
    const linked = new Set(article.links);
    const linkingHere = new Set(linking.get(article.key));
    const nearness = (other: T) =>
      (linked.has(other.key) ? 4 : 0) +
      (other.category === article.category ? 2 : 0) +
      (linkingHere.has(other) ? 1 : 0);
    const placeOf = ({ key }: T) => places.get(key)?.place ?? 0;
    const candidates = new Set([
      ...article.links.flatMap((key) => places.get(key)?.article ?? []),
      ...linkingHere,
      // One extra, because the article itself may be among them.
      ...(ofCategory.get(article.category) ?? []).slice(0, count + 1),
      ...all.slice(0, count + 1),
    ]);
    candidates.delete(article);
    return [...candidates]
      .sort((one, other) => nearness(other) - nearness(one) || placeOf(one) - placeOf(other))
      .slice(0, count);
  };

  return new Map(
    all.map((article, place) => [
      article.key,
      { article, related: related(article), previous: all[place + 1], next: all[place - 1] },
    ]),
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
