import { plainPath, shortPath } from "#contract/formats/url-paths.ts";

interface Rule {
  path: string;
  /** What the query must say for the rule to hold. */
  parameters: [name: string, value: string][];
  to: string;
}

/**
 * Where an earlier address leads now; null for any other. The query is without its question mark; capitals do not
 * count.
 */
type EarlierAddresses = (path: string, query: string) => string | null;

/**
 * Rules by what they are written for: `/old`, `/old?page=12` or everything below `/old/*`. What is said of a query
 * counts first, then the path alone, then the longest beginning; a target that ends in `/*` takes what stood in its
 * place. The rest of the query goes along.
 */
export function earlierAddresses(redirects: ReadonlyMap<string, string>): EarlierAddresses {
  const rules = Array.from(redirects, ([written, to]): Rule => {
    const [path = "", query = ""] = written.split("?");
    return {
      path: shortPath(plainPath(path)).toLowerCase(),
      parameters: [...new URLSearchParams(query)],
      to,
    };
  }).sort((one, other) => other.parameters.length - one.parameters.length);
  const exact = Map.groupBy(
    rules.filter(({ path }) => !path.endsWith("/*")),
    ({ path }) => path,
  );
  const beginnings = rules
    .filter(({ path }) => path.endsWith("/*"))
    .map((rule) => ({ ...rule, start: rule.path.slice(0, -1) }))
    .sort((one, other) => other.start.length - one.start.length);

  return (path, query) => {
    const asked = new URLSearchParams(query);
    const lookedUp = path.toLowerCase();
    const rule = exact
      .get(lookedUp)
      ?.find(({ parameters }) => parameters.every(([name, value]) => asked.getAll(name).includes(value)));
    if (rule) return withQuery(rule.to, query, rule.parameters);
    const beginning = beginnings.find(({ start }) => `${lookedUp}/`.startsWith(start));
    if (!beginning) return null;
    const { start, to } = beginning;
    return withQuery(to.endsWith("/*") ? to.slice(0, -2) + path.slice(start.length - 1) : to, query);
  };
}

/** Adds a query to a target, except what the target sets itself and what the rule has read. */
function withQuery(target: string, query: string, read: Rule["parameters"] = []): string {
  const [, path = "", own = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const set = new Set([...new URLSearchParams(own).keys(), ...read.map(([name]) => name)]);
  const added = query
    .split("&")
    .filter((pair) => pair !== "" && ![...new URLSearchParams(pair).keys()].some((name) => set.has(name)));
  const all = [...(own ? [own.slice(1)] : []), ...added].join("&");
  return path + (all && `?${all}`) + fragment;
}
