import { plainPath, shortPath } from "#contract/formats/url-paths.ts";

interface Rule {
  path: string;
  /** Parameters that the query must contain. */
  parameters: [name: string, value: string][];
  to: string;
}

/**
 * Finds where an earlier address leads now; null for other addresses. Case is ignored, and the query has no question
 * mark.
 */
type RedirectLookup = (path: string, query: string) => string | null;

/**
 * Reads redirects from `/old`, `/old?page=12` or everything below `/old/*`. A rule with a query comes first, then one
 * with the path alone, then the one with the longest beginning. A target that ends in `/*` takes over the rest of the
 * path. The parameters that the rule does not read are kept.
 */
export function createRedirectLookup(redirects: ReadonlyMap<string, string>): RedirectLookup {
  const rules = Array.from(redirects, ([source, to]): Rule => {
    const [path = "", query = ""] = source.split("?");
    return {
      path: shortPath(plainPath(path)).toLowerCase(),
      parameters: [...new URLSearchParams(query)],
      to,
    };
  }).sort((a, b) => b.parameters.length - a.parameters.length);
  const exact = Map.groupBy(
    rules.filter(({ path }) => !path.endsWith("/*")),
    ({ path }) => path,
  );
  const beginnings = rules
    .filter(({ path }) => path.endsWith("/*"))
    .map((rule) => ({ ...rule, start: rule.path.slice(0, -1) }))
    .sort((a, b) => b.start.length - a.start.length);

  return (path, query) => {
    const parametersOfUrl = new URLSearchParams(query);
    const lowerPath = path.toLowerCase();
    const rule = exact
      .get(lowerPath)
      ?.find(({ parameters }) =>
        parameters.every(([name, value]) => parametersOfUrl.getAll(name).includes(value)),
      );
    if (rule) return withQuery(rule.to, query, rule.parameters);
    const beginning = beginnings.find(({ start }) => `${lowerPath}/`.startsWith(start));
    if (!beginning) return null;
    const { start, to } = beginning;
    return withQuery(to.endsWith("/*") ? to.slice(0, -2) + path.slice(start.length - 1) : to, query);
  };
}

/** Adds a query to a target, without the parameters that the target sets or the rule has read. */
function withQuery(target: string, query: string, ruleParameters: Rule["parameters"] = []): string {
  const [, path = "", targetQuery = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  const names = new Set([
    ...new URLSearchParams(targetQuery).keys(),
    ...ruleParameters.map(([name]) => name),
  ]);
  const keptPairs = query
    .split("&")
    .filter((pair) => pair !== "" && ![...new URLSearchParams(pair).keys()].some((name) => names.has(name)));
  const pairs = [...(targetQuery ? [targetQuery.slice(1)] : []), ...keptPairs].join("&");
  return path + (pairs && `?${pairs}`) + fragment;
}
