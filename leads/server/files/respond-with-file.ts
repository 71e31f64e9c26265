import type { IncomingMessage, ServerResponse } from "node:http";
import type { Encoding, Headers, SiteFile, Variant } from "#leads/server/files/site-files.ts";

const noStore: Headers = ["Cache-Control", "no-store"];

/** Answers with a file: whole, as a range or with 304; with another `status`, in place of the one asked for. */
export function respondWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status = 200,
): void {
  const { headers } = request;
  const variant = variantFor(file, headers["accept-encoding"]);
  if (status !== 200) {
    const { body, description } = variant;
    const about = [...file.common, ...noStore, ...description, "Content-Length", `${body.length}`];
    response.writeHead(status, about);
    end(request, response, body);
    return;
  }
  const { body, etag, notModifiedHeaders } = variant;
  // Dates are not used, since no file has a Last-Modified.
  if (headers["if-none-match"] !== undefined && names(headers["if-none-match"], etag)) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  if (file.hasRanges && headers.range !== undefined && request.method === "GET") {
    const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
    const range = isSame ? rangeOf(headers.range, body.length) : "whole";
    if (range === "outside") {
      const about = [...file.common, ...noStore, "Content-Range", `bytes */${body.length}`];
      response.writeHead(416, [...about, "Content-Length", "0"]).end();
      return;
    }
    if (range !== "whole") {
      answerPart(response, variant, range);
      return;
    }
  }
  response.writeHead(200, variant.whole);
  end(request, response, body);
}

function answerPart(
  response: ServerResponse,
  { body, notModifiedHeaders, description }: Variant,
  { start, end: last }: ByteRange,
): void {
  const part = body.subarray(start, last + 1);
  const place = [
    "Content-Range",
    `bytes ${start}-${last}/${body.length}`,
    "Content-Length",
    `${part.length}`,
  ];
  response.writeHead(206, [...notModifiedHeaders, ...description, ...place]).end(part);
}

function end(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

/** The file itself, if its client accepts nothing that there is. */
function variantFor(file: SiteFile, header: string | undefined): Variant {
  const encoding = acceptedEncodings(header).find((accepted) => file[accepted] !== undefined);
  return file[encoding ?? "identity"] ?? file.identity;
}

/** Smallest first, which breaks ties between encodings of equal weight. */
const known: Encoding[] = ["br", "gzip", "identity"];

/**
 * Encodings that an `Accept-Encoding` header allows, best first. Those not listed are not accepted, except `identity` as
 * a last resort (RFC 9110, 12.5.3).
 */
function acceptedEncodings(header = ""): Encoding[] {
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

function names(list: string, etag: string): boolean {
  return list.split(",").some((entry) => {
    const tag = entry.trim();
    return tag === "*" || tag.replace(/^W\//, "") === etag;
  });
}

/** Byte positions in a file, both inclusive. */
interface ByteRange {
  start: number;
  end: number;
}

/** Parses a `Range` header; several ranges and other units give the whole file (RFC 9110, 14.2). */
function rangeOf(header: string, length: number): ByteRange | "outside" | "whole" {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const wanted = Number(last);
    return wanted === 0 || length === 0
      ? "outside"
      : { start: Math.max(0, length - wanted), end: length - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= length) return "outside";
  return { start, end: last === "" ? length - 1 : Math.min(Number(last), length - 1) };
}
