import type { IncomingMessage, ServerResponse } from "node:http";
import type { Headers, SiteFile, Variant } from "#leads/server/files/site-files.ts";

const noStore: Headers = ["Cache-Control", "no-store"];

/**
 * Answers with a file: whole, as a range, or with 304 or 412. With another `status`, it stands for the requested file.
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
    const { body, description } = variant;
    const responseHeaders = [...file.common, ...noStore, ...description, "Content-Length", `${body.length}`];
    response.writeHead(status, responseHeaders);
    end(request, response, body);
    return;
  }
  const { body, etag, notModifiedHeaders } = variant;
  if (
    headers["if-match"] !== undefined &&
    !list(headers["if-match"]).some((tag) => tag === "*" || tag === etag)
  ) {
    response.writeHead(412, [...file.common, ...noStore, "Content-Length", "0"]).end();
    return;
  }
  // Dates are not used, since no file has a Last-Modified.
  if (headers["if-none-match"] !== undefined && hasTag(headers["if-none-match"], etag)) {
    response.writeHead(304, notModifiedHeaders).end();
    return;
  }
  if (file.hasRanges && headers.range !== undefined && request.method === "GET") {
    const isSame = headers["if-range"] === undefined || headers["if-range"] === etag;
    const range = isSame ? rangeOf(headers.range, body.length) : "whole";
    if (range === "outside") {
      const responseHeaders = [...file.common, ...noStore, "Content-Range", `bytes */${body.length}`];
      response.writeHead(416, [...responseHeaders, "Content-Length", "0"]).end();
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
  const rangeHeaders = [
    "Content-Range",
    `bytes ${start}-${last}/${body.length}`,
    "Content-Length",
    `${part.length}`,
  ];
  response.writeHead(206, [...notModifiedHeaders, ...description, ...rangeHeaders]).end(part);
}

function end(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
  if (request.method === "HEAD") response.end();
  else response.end(body);
}

/** Each matches an accepted encoding: with any weight but 0. */
const brotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;
const gzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** The smallest variant that the client accepts. */
function variantFor(file: SiteFile, acceptEncoding = ""): Variant {
  if (file.br && brotli.test(acceptEncoding)) return file.br;
  return file.gzip && gzip.test(acceptEncoding) ? file.gzip : file.identity;
}

const list = (tags: string) => tags.split(",").map((tag) => tag.trim());

function hasTag(tags: string, etag: string): boolean {
  return list(tags).some((tag) => tag === "*" || tag.replace(/^W\//, "") === etag);
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
    const suffixLength = Number(last);
    return suffixLength === 0 || length === 0
      ? "outside"
      : { start: Math.max(0, length - suffixLength), end: length - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= length) return "outside";
  return { start, end: last === "" ? length - 1 : Math.min(Number(last), length - 1) };
}
