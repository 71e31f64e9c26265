import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncodings } from "#server/files/accepted-encodings.ts";
import { type ByteRange, rangeOf } from "#server/files/byte-range.ts";
import type { Headers, SiteFile, Variant } from "#server/files/site-files.ts";

/** For responses that no cache should store. */
const noStore: Headers = ["Cache-Control", "no-store"];

/**
 * Answers GET and HEAD with a file of the site in the preferred encoding: whole, as a range or with 304. With
 * a `status` other than 200 the file replaces the requested one, as the 404 page does.
 */
export function respondWithFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  status = 200,
): void {
  const { headers } = request;
  const variant = variantFor(file, headers["accept-encoding"]);
  if (status !== 200) {
    answerInstead(request, response, file, variant ?? file.identity, status);
    return;
  }
  if (!variant) {
    refuse(response, file, 406);
    return;
  }
  const { body, etag, notModifiedHeaders } = variant;
  // Order of evaluation as in RFC 9110, 13.2.2; dates are not used, since no file has a Last-Modified.
  if (headers["if-match"] !== undefined && !names(headers["if-match"], etag, "strongly")) {
    refuse(response, file, 412);
    return;
  }
  if (headers["if-none-match"] !== undefined && names(headers["if-none-match"], etag, "weakly")) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  if (file.hasRanges && headers.range !== undefined && request.method === "GET") {
    const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
    const range = isSame ? rangeOf(headers.range, body.length) : "whole";
    if (range === "outside") {
      refuse(response, file, 416, ["Content-Range", `bytes */${body.length}`]);
      return;
    }
    if (range !== "whole") {
      answerPart(response, variant, range);
      return;
    }
  }
  const isSaving = headers["save-data"]?.toString().toLowerCase() === "on";
  response.writeHead(200, isSaving ? without("Speculation-Rules", variant.whole) : variant.whole);
  end(request, response, body);
}

/** Answers with an error page instead of the requested file. */
function answerInstead(
  request: IncomingMessage,
  response: ServerResponse,
  { common }: SiteFile,
  { body, description }: Variant,
  status: number,
): void {
  const length = ["Content-Length", `${body.length}`];
  response.writeHead(status, [...common, ...noStore, ...description, ...length]);
  end(request, response, body);
}

function refuse(response: ServerResponse, { common }: SiteFile, status: number, more: Headers = []): void {
  response.writeHead(status, [...common, ...noStore, ...more, "Content-Length", "0"]).end();
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

/**
 * Visitors with Save-Data get no prefetch rules. `Vary` is not needed, because their browsers ignore the
 * rules anyway.
 */
function without(name: string, headers: Headers): Headers {
  const place = headers.indexOf(name);
  return place < 0 ? headers : headers.toSpliced(place, 2);
}

function end(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

function variantFor(file: SiteFile, header: string | undefined): Variant | undefined {
  for (const encoding of acceptedEncodings(header)) {
    const variant = file[encoding];
    if (variant) return variant;
  }
  return undefined;
}

/**
 * Whether a list of entity tags contains this one. A weak tag identifies the same content, not the same
 * bytes.
 */
function names(list: string, etag: string, how: "strongly" | "weakly"): boolean {
  return list.split(",").some((entry) => {
    const tag = entry.trim();
    return tag === "*" || (how === "weakly" ? tag.replace(/^W\//, "") : tag) === etag;
  });
}
