import { encodeAddress } from "#contract/formats/url-paths.ts";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { servicePrefix } from "#contract/schemas/service-paths.ts";
import { site } from "#data/contract/facts/site.ts";
import { redirectOrder } from "#site/build/redirect-order.ts";

/**
 * Text of `_redirects` for static hosts: addresses without a page lead to the page that was meant, calls go to the
 * server of SERVER_ORIGIN, unknown pages to the 404 page of their language.
 */
export function redirectsText(moved: ReadonlyMap<string, string>): string {
  const server = process.env["SERVER_ORIGIN"] || `https://api.${new URL(site.url).hostname}`;
  const { withQuery, exact, below } = redirectOrder(moved);
  return [
    ...[...withQuery, ...exact, ...below].map(([from, to]) => redirectLine(from, to)),
    `${servicePrefix}* ${server}${servicePrefix}:splat 200`,
    ...languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => `/${language}/* /${language}/404 404`),
    "",
  ].join("\n");
}

/** `/index.php page=12 /contact 301`, `/old/* /new/:splat 301`. */
export function redirectLine(from: string, to: string): string {
  const [path = "", query = ""] = from.split("?");
  const target = encodeAddress(to).replace(/\/\*$/, "/:splat");
  return [encodeAddress(path), ...query.split("&").filter(Boolean).map(encodeAddress), target, "301"].join(
    " ",
  );
}
