import { rulesHeaders, speculationRulesPath } from "#contract/serving/speculation.ts";

/**
 * A prefetched page is shown without another request. A CDN may serve its copy for ten minutes while it
 * revalidates, and for a day while the server is down.
 */
export const pageCaching = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";

/** Files that never change, because their names contain a hash of what is in them. */
export const immutable = { folder: "/_astro/", caching: "public, max-age=31536000, immutable" } as const;

/** How long caches keep a file that is no page, by its path. */
export function cacheControlOf(path: string): string {
  if (path.startsWith(immutable.folder)) return immutable.caching;
  return path === speculationRulesPath ? rulesHeaders["Cache-Control"] : "public, max-age=0, must-revalidate";
}
