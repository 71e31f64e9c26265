import { encodeAddress } from "#contract/formats/url-paths.ts";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { servicePrefix } from "#contract/schemas/service-paths.ts";
import { site } from "#data/contract/facts/site.ts";

/**
 * Text of `_redirects` for static hosts: addresses without a page lead to the page that was meant, calls go to the
 * server of SERVER_ORIGIN, unknown pages to the 404 page of their language.
 */
export function redirectsText(moved: ReadonlyMap<string, string>): string {
  const server = process.env["SERVER_ORIGIN"] || `https://api.${new URL(site.url).hostname}`;
  return [
    ...inOrder(moved).map(([from, to]) => redirectLine(from, to)),
    `${servicePrefix}* ${server}${servicePrefix}:splat 200`,
    ...languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => `/${language}/* /${language}/404 404`),
    "",
  ].join("\n");
}

/**
 * The first line that fits counts: those with a query come first, and what holds for all below a path last, the longest
 * path before a shorter one.
 */
function inOrder(moved: ReadonlyMap<string, string>): [from: string, to: string][] {
  const lines = [...moved];
  const below = lines.filter(([from]) => from.endsWith("/*"));
  return [
    ...lines.filter(([from]) => from.includes("?")),
    ...lines.filter(([from]) => !from.includes("?") && !from.endsWith("/*")),
    ...below.sort(([one], [other]) => other.length - one.length),
  ];
}

/** `/index.php page=12 /contact 301`, `/old/* /new/:splat 301`. */
export function redirectLine(from: string, to: string): string {
  const [path = "", query = ""] = from.split("?");
  const target = encodeAddress(to).replace(/\/\*$/, "/:splat");
  return [encodeAddress(path), ...query.split("&").filter(Boolean).map(encodeAddress), target, "301"].join(
    " ",
  );
}
