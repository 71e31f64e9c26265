type Redirect = [from: string, to: string];

/**
 * Redirects in the order in which the first that fits counts: those with a query, more parameters first; those of a path
 * alone; those of all below a path, the longest path first.
 */
export function redirectOrder(redirects: ReadonlyMap<string, string>) {
  const isBelow = ([from]: Redirect) => from.endsWith("/*");
  const hasQuery = ([from]: Redirect) => from.includes("?");
  const all = [...redirects];
  return {
    withQuery: all.filter(hasQuery).sort(byDescending(([from]) => from.split("&").length)),
    exact: all.filter((redirect) => !hasQuery(redirect) && !isBelow(redirect)),
    below: all.filter(isBelow).sort(byDescending(([from]) => from.length)),
  };
}

const byDescending = (sizeOf: (redirect: Redirect) => number) => (one: Redirect, other: Redirect) =>
  sizeOf(other) - sizeOf(one);
