import type { Encoding } from "#leads/server/files/site-files.ts";

/** Smallest first, which breaks ties between encodings of equal weight. */
const known: Encoding[] = ["br", "gzip", "identity"];

/**
 * Encodings that an `Accept-Encoding` header allows, best first. Those not listed are not accepted, except `identity` as
 * a last resort (RFC 9110, 12.5.3).
 */
export function acceptedEncodings(header = ""): Encoding[] {
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
