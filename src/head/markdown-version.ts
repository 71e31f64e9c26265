import type { RouteKey } from "#src/routes.ts";

/** Whether a page also has a Markdown version for AI assistants: articles and cases do. */
export function hasMarkdown(route: RouteKey): boolean {
  return route === "article" || route === "case";
}

/** Path of a page's Markdown version. */
export function markdownPath(path: string): string {
  return `${path}.md`;
}
