import { existsSync } from "node:fs";
import { redirectsFile } from "#contract/copy/content-files.ts";
import { placeIn } from "#contract/copy/file-problems.ts";
import { plainPath } from "#contract/formats/url-paths.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { addressesOf, isScreenKey, listForUnknown, pageOf, screens, slugRoutes } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";

/** The lines of the file: the address as it is written, its plain path, and where it leads; none to a page that is not there. */
const lines = Object.entries<unknown>(Object(redirectsFile.data)).flatMap(
  ([written, to]): { written: string; from: string; to: string }[] => {
    const line = { written, from: plainPath(written) };
    if (typeof to !== "string" || !isScreenKey(to)) return [{ ...line, to: String(to) }];
    const path = pageOf(to, defaultLanguage);
    return path === undefined ? [] : [{ ...line, to: path }];
  },
);

/** Earlier addresses, and where each leads now. */
export const redirects = new Map(lines.map(({ from, to }) => [from, to]));

/** What is wrong with redirects: an address that a page has or that stands twice, a target that nothing has. */
export function redirectProblems(): string[] {
  if (redirectsFile.problem !== undefined) return [redirectsFile.problem];
  const addresses = new Set(
    [...screens.map(({ key }) => key), ...slugRoutes].flatMap((key) =>
      addressesOf(key).map(({ path }) => path),
    ),
  );
  const isPublic = (path: string) =>
    [path, path.normalize("NFD")].some((name) => existsSync(`${siteFolder}/public${name}`));
  const exists = (path: string) => addresses.has(path) || listForUnknown(path) !== null || isPublic(path);
  return lines.flatMap(({ written, from, to }, index) => {
    const place = placeIn(redirectsFile.file, `${written}:`);
    const [path = ""] = to.split(/[?#]/);
    if (!/^\/[^?#\p{Cc}]+$/u.test(written)) return [`${place}: ${written} is not a path such as /old-page`];
    if (addresses.has(from)) return [`${place}: ${written} is the address of a page of this site`];
    const earlier = lines.slice(0, index).find((line) => line.from === from);
    if (earlier) return [`${place}: ${written} and ${earlier.written} are the same address`];
    if (/^https:\/\/\S+$/.test(to) || (path.startsWith("/") && exists(plainPath(path)))) return [];
    return [`${place}: nothing is at ${to}; expected the key of a screen, a path of this site or https://…`];
  });
}
