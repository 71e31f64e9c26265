import type { RouteKey } from "#src/routes.ts";

/** Whether a page is also written as Markdown, for assistants: what the agency showed and wrote. */
export function hasMarkdown(route: RouteKey): boolean {
  return route === "article" || route === "case";
}

/** Where the Markdown version of a page stands. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
