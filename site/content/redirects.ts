import { existsSync } from "node:fs";
import { redirectsFile } from "#contract/copy/content-files.ts";
import { placeIn } from "#contract/copy/file-problems.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { addressesOf, isScreenKey, listForUnknown, pathOf, routeKeys, screens } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";

/** Earlier addresses, and where each leads now; none to a screen that the site leaves out. */
export const redirects = new Map(
  Object.entries(Object(redirectsFile.data) as Record<string, unknown>).flatMap(
    ([from, to]): [string, string][] => {
      if (typeof to !== "string" || !Object.hasOwn(screens, to)) return [[from, String(to)]];
      return isScreenKey(to) ? [[from, pathOf(to, defaultLanguage)]] : [];
    },
  ),
);

/** What is wrong with redirects: an address that a page has, a target that nothing has. */
export function redirectProblems(): string[] {
  if (redirectsFile.problem !== undefined) return [redirectsFile.problem];
  const addresses = new Set(routeKeys.flatMap((key) => addressesOf(key).map(({ path }) => path)));
  const exists = (path: string) =>
    addresses.has(path) || listForUnknown(path) !== null || existsSync(`${siteFolder}/public${path}`);
  return [...redirects].flatMap(([from, to]) => {
    const place = placeIn(redirectsFile.file, `${from}:`);
    const [path = ""] = to.split(/[?#]/);
    if (!/^\/[^\s?#]+$/.test(from)) return [`${place}: ${from} is not a path such as /old-page`];
    if (addresses.has(from)) return [`${place}: ${from} is the address of a page of this site`];
    if (/^https:\/\/\S+$/.test(to) || (path.startsWith("/") && exists(path))) return [];
    return [`${place}: nothing is at ${to}; expected the key of a screen, a path of this site or https://…`];
  });
}
