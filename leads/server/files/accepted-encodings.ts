import type { Encoding } from "#leads/server/files/site-files.ts";

/** Smallest first, which breaks ties between encodings of equal weight. */
const known: Encoding[] = ["br", "gzip", "identity"];

/** Browsers send only a handful of different headers, so parsed ones are cached, up to a limit. */
const cache = new Map<string, Encoding[]>();
const cacheLimit = 100;

/** Encodings that an `Accept-Encoding` header allows, best first; only `identity` if there is no header. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  if (header === undefined) return ["identity"];
  const before = cache.get(header);
  if (before) return before;
  const accepted = read(header);
  if (cache.size < cacheLimit) cache.set(header, accepted);
  return accepted;
}

/** RFC 9110, 12.5.3: encodings not listed are not accepted, except `identity` as a last resort. */
function read(header: string): Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", weight] = part.split(";", 2).map((piece) => piece.trim());
    if (name !== "") weights.set(name === "x-gzip" ? "gzip" : name, weightOf(weight));
  }
  const weigh = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
  return known.filter((encoding) => weigh(encoding) > 0).sort((one, other) => weigh(other) - weigh(one));
}

/** From 0 to 1; 0 if it cannot be parsed. */
function weightOf(parameter: string | undefined): number {
  if (parameter === undefined) return 1;
  return Number(/^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.exec(parameter)?.[1] ?? 0);
}
