import { encodeAddress, plainPath, shortPath } from "#contract/formats/url-paths.ts";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";

/** Headers that go with an address, in which a `*` stands for anything. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** A line of a map: a text, or after `~` a regular expression, and the value for what matches it. */
type Line = [sought: string, value: string];

/**
 * Text of `nginx.conf`, which `deploy/nginx-static.conf` reads: variables with the headers of an address, with where an
 * earlier address leads now, and with the 404 page of its language.
 */
export function nginxMaps(rules: readonly HeaderRule[], moved: ReadonlyMap<string, string>): string {
  // The first expression that fits counts.
  const withQuery = [...moved].filter(([from]) => from.includes("?")).sort(byCount("&"));
  const below = [...moved].filter(([from]) => from.endsWith("/*")).sort(byCount(""));
  const exact = [...moved].filter(([from]) => !from.includes("?") && !from.endsWith("/*"));
  const keys = exact.map(([from]) => Buffer.byteLength(keyOf(from)));
  return [
    "# Written by the build. Include it on the level of http, before any other map: the sizes count for all maps.",
    `map_hash_bucket_size ${2 ** Math.ceil(Math.log2(Math.max(0, ...keys) + 64))};`,
    `map_hash_max_size ${Math.max(2048, 8 * exact.length)};`,
    ...headerNames(rules).map((name) => map("$uri", headerVariable(name), headerLines(rules, name))),
    map("$uri", "$missing_page", [
      ["default", "/404.html"],
      ...languages
        .filter((language) => language !== defaultLanguage)
        .map((language): Line => [`~^/${language}(/|$)`, `/${language}/404.html`]),
    ]),
    map("$args", "$and_query", [
      ["default", "&$args"],
      ["", ""],
    ]),
    map("$uri", "$plain_address", [
      ["default", "$uri"],
      ["~*^(?<short_address>/.+?)(/index\\.html|\\.html|/)$", "$short_address"],
    ]),
    map('"$plain_address?$args"', "$moved_to", [["default", "$moved_path"], ...withQuery.map(queryLine)]),
    map("$plain_address", "$moved_path", [
      ["default", "$moved_below"],
      ...exact.map(([from, to]): Line => [keyOf(from), withArguments(to)]),
    ]),
    // As the browser wrote it: what is decoded may hold line breaks, which would end a header.
    map("$request_uri", "$moved_below", [["default", ""], ...below.map(belowLine)]),
    "",
  ].join("\n");
}

/** The variable with the value of a header; empty, nginx sends none. */
const headerVariable = (name: string) => `$header_${name.toLowerCase().replaceAll("-", "_")}`;

/** `Content-Type` is no header to add: nginx has it of the file. */
const headerNames = (rules: readonly HeaderRule[]) =>
  [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
    (name) => name !== "Content-Type",
  );

/** Without a lifetime, browsers would guess one. */
const ofHosts: Readonly<Record<string, string>> = { "Cache-Control": "public, max-age=0, must-revalidate" };

function headerLines(rules: readonly HeaderRule[], name: string): Line[] {
  const lines = rules.flatMap(({ path, headers: { [name]: value } }): Line[] => {
    if (value === undefined) return [];
    const [start = "", end] = path.split("*");
    if (end === undefined) return [[plainPath(path), value]];
    return [[path === "/*" ? "default" : `~^${literal(start)}.*${literal(end)}$`, value]];
  });
  const hasDefault = lines.some(([sought]) => sought === "default");
  return [...(hasDefault ? [] : [["default", ofHosts[name] ?? ""] satisfies Line]), ...lines];
}

const keyOf = (from: string) => shortPath(plainPath(from));

/** A query holds in any order; the rest of it named the earlier page, too, and goes. */
function queryLine([from, to]: [string, string]): Line {
  const [path = "", query = ""] = from.split("?");
  const asked = query.split("&").map((pair) => `(?=(.*&)?${literal(pair)}(&|$))`);
  return [`~*^${literal(keyOf(path))}\\?${asked.join("")}`, target(to)];
}

function belowLine([from, to]: [string, string]): Line {
  // Two slashes, or what browsers take for them, would lead to another host.
  const rest = "(?<rest>/(?![/\\\\])[^?]+?)?";
  const start = `~*^${literal(encodeAddress(from.slice(0, -2)))}`;
  return to.endsWith("/*")
    ? [`${start}${rest}/?(\\?|$)`, `${target(to.slice(0, -2))}$rest$is_args$args`]
    : [`${start}([/?]|$)`, withArguments(to)];
}

/** Addresses with more of something before those with less. */
const byCount =
  (part: string) =>
  ([one]: [string, string], [other]: [string, string]) =>
    other.split(part).length - one.split(part).length;

/** A target that takes the query along, before its fragment. */
function withArguments(to: string): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return `${target(path + query)}${query ? "$and_query" : "$is_args$args"}${target(fragment)}`;
}

/** nginx takes a dollar for a variable. */
const target = (to: string) => encodeAddress(to).replaceAll("$", "%24");

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function map(source: string, variable: string, lines: readonly Line[]): string {
  const written = lines.map(([sought, value]) => `  ${quoted(sought)} ${quoted(value)};`);
  return [`map ${source} ${variable} {`, ...written, "}"].join("\n");
}

const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;
