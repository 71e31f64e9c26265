import { encodeAddress, plainPath, shortPath } from "#contract/formats/url-paths.ts";
import { defaultLanguage, languages } from "#contract/languages/languages.ts";
import { redirectOrder } from "#site/build/redirect-order.ts";

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
  const { withQuery, exact, below } = redirectOrder(moved);
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
    ...queryMaps(withQuery),
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

/** Maps of the addresses with a query, which may have its parameters in any order and others between them. */
function queryMaps(redirects: [from: string, to: string][]): string[] {
  const rules = redirects.map(([from, to]) => {
    const [path = "", query = ""] = from.split("?");
    return { path: literal(keyOf(path)), pairs: query.split("&").map(literal), to };
  });
  const most = Math.max(0, ...rules.map(({ pairs }) => pairs.length));
  // Each expression has all the groups: nginx warns of variables that are not set.
  const kept = Array.from({ length: most + 1 }, (_, index) => `kept_${index}`);
  const others = kept.map((name) => `$${name}`).join("");
  const lines = rules.flatMap(({ path, pairs, to }) =>
    permutations(pairs).map((order): Line => {
      const query = kept.map((name, index) =>
        index > order.length
          ? `(?<${name}>)`
          : `${index > 0 ? `&${order[index - 1]}` : ""}(?<${name}>(?:&[^&]*)*)`,
      );
      return [`~*^${path}\\?${query.join("")}$`, withArguments(to, "$kept", others)];
    }),
  );
  return [
    map('"$plain_address?&$args"', "$moved_to", [["default", "$moved_path"], ...lines]),
    ...(lines.length > 0
      ? [
          map(`"${others}"`, "$kept", [
            ["default", ""],
            ["~^&(?<kept_query>.+)$", "?$kept_query"],
          ]),
        ]
      : []),
  ];
}

function permutations(texts: string[]): string[][] {
  if (texts.length < 2) return [texts];
  return texts.flatMap((first, index) =>
    permutations(texts.toSpliced(index, 1)).map((others) => [first, ...others]),
  );
}

function belowLine([from, to]: [string, string]): Line {
  // Two slashes, or what browsers take for them, would lead to another host.
  const rest = "(?<rest>/(?![/\\\\])[^?]+?)?";
  const start = `~*^${literal(encodeAddress(from.slice(0, -2)))}`;
  return to.endsWith("/*")
    ? [`${start}${rest}/?(\\?|$)`, `${target(to.slice(0, -2))}$rest$is_args$args`]
    : [`${start}([/?]|$)`, withArguments(to)];
}

/** A target that takes the query along, before its fragment. */
function withArguments(to: string, first = "$is_args$args", further = "$and_query"): string {
  const [, path = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return `${target(path + query)}${query ? further : first}${target(fragment)}`;
}

/** nginx takes a dollar for a variable. */
const target = (to: string) => encodeAddress(to).replaceAll("$", "%24");

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");

function map(source: string, variable: string, lines: readonly Line[]): string {
  const written = lines.map(([sought, value]) => `  ${quoted(sought)} ${quoted(value)};`);
  return [`map ${source} ${variable} {`, ...written, "}"].join("\n");
}

const quoted = (text: string) => `"${text.replace(/[\\"]/g, "\\$&")}"`;
