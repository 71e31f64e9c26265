import { existsSync } from "node:fs";
import { plainAddress, plainPath } from "#contract/formats/url-paths.ts";
import { defaultLanguage, isLanguage } from "#contract/languages/languages.ts";
import { locateIn } from "#contract/reader/file-problems.ts";
import { addressesOf, findPath, listForUnknown } from "#contract/routes/addresses.ts";
import { isScreenKey, screens, slugRoutes } from "#contract/routes/screens.ts";
import { redirectsFile } from "#data/contract/facts/content-files.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";

interface Redirect {
  /**
   * The address as it is written, and its plain spelling: a path, `/old/*` for all below it, or a path with a
   * query.
   */
  written: string;
  from: string;
  target: string;
  /** Where it leads; undefined where a screen has no page. */
  to: string | undefined;
}

const lines = Object.entries<unknown>(Object(redirectsFile.data)).map(([written, value]): Redirect => {
  const target = String(value);
  return { written, from: plainAddress(written), target, to: addressOf(target) };
});

/** A target is the key of a screen, with a language or in the first one, or an address. */
function addressOf(target: string): string | undefined {
  const [first = "", second] = target.split("/");
  const [language, screen] = second === undefined ? [defaultLanguage, first] : [first, second];
  return isScreenKey(screen) && isLanguage(language) ? findPath(screen, language) : target;
}

/** Earlier addresses, and where each leads now. */
export const redirects = new Map(lines.map(({ from, target, to = target }) => [from, to]));

/**
 * What is wrong with redirects: an address that a page has or that stands twice, a target that nothing has.
 */
export function redirectProblems(): string[] {
  if (redirectsFile.problem !== undefined) return [redirectsFile.problem];
  return lines.flatMap((line, index) => {
    const { written, from } = line;
    const earlier = lines.slice(0, index).find((other) => other.from === from);
    const problem =
      sourceProblem(line) ??
      (earlier && `${written} and ${earlier.written} are the same address`) ??
      targetProblem(line);
    return problem ? [`${locateIn(redirectsFile.file, `${written}:`)}: ${problem}`] : [];
  });
}

const addresses = new Set(
  [...screens.map(({ key }) => key), ...slugRoutes].flatMap((key) =>
    addressesOf(key).map(({ path }) => path),
  ),
);

const isPublic = (path: string) =>
  [path, path.normalize("NFD")].some((name) => existsSync(`${siteFolder}/public${name}`));

function sourceProblem({ written, from }: Redirect): string | undefined {
  if (!/^\/[^?#*\p{Cc}]+(\/\*|\?[^?#*\s\p{Cc}]+)?$/u.test(written))
    return `${written} is not a path such as /old-page, /old-pages/* or /index.php?page=2`;
  const [path = ""] = from.split("?");
  if (addresses.has(path)) return `${written} is the address of a page of this site`;
  if (isPublic(path)) return `${written} is the address of a file in public/`;
  return undefined;
}

function targetProblem({ from, target, to }: Redirect): string | undefined {
  if (to === undefined) return `there is no page ${target}`;
  const [path = ""] = to.split(/[?#]/);
  // What is wrong with the file of a page is said of that file.
  if (to === "") return undefined;
  const takesRest = path.endsWith("/*");
  if (plainAddress(to) === from) return `${target} leads back to where it comes from`;
  if (takesRest && !from.endsWith("/*")) return `${target} ends in /*, but the earlier address does not`;
  if (from.endsWith("/*") && `${plainPath(path)}/`.startsWith(from.slice(0, -1)) && takesRest)
    return `${target} leads back to where it comes from`;
  if (/^https:\/\/[^\s/]+(\/\S*)?$/.test(to)) return undefined;
  const place = plainPath(takesRest ? path.slice(0, -2) : path);
  const exists = addresses.has(place) || listForUnknown(place) !== null || isPublic(place);
  return path.startsWith("/") && exists
    ? undefined
    : `nothing is at ${target}; expected the key of a screen such as contact or ${defaultLanguage}/contact, a path of this site or https://…`;
}
