import { serviceKeys } from "#content/facts/services.ts";
import type { RouteKey } from "#src/routes.ts";

const routesWithMarkdown: ReadonlySet<RouteKey> = new Set([
  "services",
  ...serviceKeys,
  "pricing",
  "article",
  "case",
]);

/** Whether a page is also written as Markdown, for assistants: what the agency offers, showed and wrote. */
export function hasMarkdown(route: RouteKey): boolean {
  return routesWithMarkdown.has(route);
}

/** Where the Markdown version of a page stands. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
