/**
 * A small caching reverse proxy, for measuring: `node caching-proxy.ts <port> <address of a server …>`.
 * It stores what Cache-Control allows a shared cache to store, asks once for what many want, and sends a request
 * again to another server where a connection fails: reads, and contact requests that carry an idempotency key.
 * Its parent process gets its counts for each message it sends.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { type Freshness, freshnessOf } from "#bench/scaling/freshness.ts";
import { type Answer, takeTurns } from "#bench/scaling/upstreams.ts";

/** How requests were answered. */
export interface ProxyCounts {
  /** From the cache, fresh. */
  fresh: number;
  /** From the cache, while a newer answer was asked for, or because no server answered. */
  stale: number;
  /** From the cache, after a server said that it is still right. */
  revalidated: number;
  /** By a server, as nothing stored would do. */
  fetched: number;
  /** By a server, what is never stored: contact requests. */
  passed: number;
  /** By nobody. */
  failed: number;
  /** Requests sent again to another server. */
  repeated: number;
}

interface Entry {
  readonly answer: Answer;
  readonly freshness: Freshness;
  /** When it was last known to be right, in milliseconds of this process. */
  readonly at: number;
}

type Way = "fresh" | "stale" | "revalidated" | "fetched" | "passed";

/** Bodies above are refused, in bytes. */
const bodyLimit = 64 * 1024;
/** Answers that are kept at most; the oldest goes first. */
const room = 10_000;
/** Of one connection alone (RFC 9110, 7.6.1), or said anew by this one. */
const ofConnection = ["connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "date"];

const [port, ...urls] = process.argv.slice(2);
if (!port || urls.length === 0) throw new Error("usage: node caching-proxy.ts <port> <server …>");
const upstreams = takeTurns(urls);
const entries = new Map<string, Entry>();
const underWay = new Map<string, Promise<{ answer: Answer; way: Way }>>();
const counts: Omit<ProxyCounts, "repeated"> = {
  fresh: 0,
  stale: 0,
  revalidated: 0,
  fetched: 0,
  passed: 0,
  failed: 0,
};

createServer((request, response) => {
  const reading = request.method === "GET" || request.method === "HEAD";
  (reading ? read(request, response) : pass(request, response)).catch(() => {
    counts.failed += 1;
    if (!response.headersSent) response.writeHead(502, { "cache-control": "no-store" });
    response.end();
  });
}).listen(Number(port), "127.0.0.1");

process.on("message", () =>
  process.send?.({ ...counts, repeated: upstreams.repeated } satisfies ProxyCounts),
);

/** Answers from the cache where it may, otherwise from a server. */
async function read(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const encoding = ["br", "gzip"].find((name) => request.headers["accept-encoding"]?.includes(name)) ?? "";
  const key = `${request.headers.host} ${encoding} ${request.url}`;
  const entry = entries.get(key);
  const age = entry ? (performance.now() - entry.at) / 1000 : 0;
  if (entry && age < entry.freshness.fresh) return finish(request, response, entry.answer, "fresh");
  const ask = () => once(key, () => refresh(key, entry, request, encoding));
  if (entry && age < entry.freshness.fresh + entry.freshness.whileRevalidating) {
    ask().catch(() => {});
    return finish(request, response, entry.answer, "stale");
  }
  try {
    const { answer, way } = await ask();
    finish(request, response, answer, way);
  } catch (error) {
    if (!entry || age >= entry.freshness.fresh + entry.freshness.ifError) throw error;
    finish(request, response, entry.answer, "stale");
  }
}

/** Many who want the same at once wait for one answer. */
function once(key: string, ask: () => Promise<{ answer: Answer; way: Way }>) {
  const asked = underWay.get(key) ?? ask().finally(() => underWay.delete(key));
  underWay.set(key, asked);
  return asked;
}

/** Asks a server whether the entry is still right, or for a new one. */
async function refresh(key: string, entry: Entry | undefined, request: IncomingMessage, encoding: string) {
  const headers = handedOn(request);
  delete headers["if-none-match"];
  delete headers["if-modified-since"];
  delete headers["range"];
  const known = entry?.answer.headers.etag;
  const answer = await upstreams.ask({
    method: "GET",
    path: request.url ?? "/",
    headers: { ...headers, "accept-encoding": encoding, ...(known ? { "if-none-match": known } : {}) },
    repeatable: true,
  });
  const confirmed = entry !== undefined && answer.status === 304;
  const newest = confirmed
    ? { ...entry.answer, headers: { ...entry.answer.headers, ...withoutLength(answer.headers) } }
    : answer;
  const freshness = freshnessOf(newest.status, newest.headers);
  entries.delete(key);
  if (freshness) entries.set(key, { answer: newest, freshness, at: performance.now() });
  const [oldest] = entries.keys();
  if (entries.size > room && oldest !== undefined) entries.delete(oldest);
  return { answer: newest, way: confirmed ? ("revalidated" as const) : ("fetched" as const) };
}

/** Hands a request with a body on. */
async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bodyLimit) {
      response.writeHead(413, { connection: "close" }).end();
      return;
    }
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks);
  const answer = await upstreams.ask({
    method: request.method ?? "POST",
    path: request.url ?? "/",
    headers: { ...handedOn(request), "content-length": body.length },
    body,
    repeatable: hasKey(body),
  });
  finish(request, response, answer, "passed");
}

function handedOn(request: IncomingMessage): IncomingHttpHeaders {
  const before = request.headers["x-forwarded-for"];
  const visitor = request.socket.remoteAddress ?? "unknown";
  const headers: IncomingHttpHeaders = {
    ...request.headers,
    "x-forwarded-for": before === undefined ? visitor : `${before}, ${visitor}`,
  };
  for (const name of ofConnection) delete headers[name];
  return headers;
}

/** A contact request with a key may arrive twice: it is stored once, and answered alike. */
function hasKey(body: Buffer): boolean {
  try {
    const said: unknown = JSON.parse(body.toString());
    return typeof said === "object" && said !== null && "idempotencyKey" in said;
  } catch {
    return false;
  }
}

function withoutLength(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { "content-length": _length, ...others } = headers;
  return others;
}

function finish(request: IncomingMessage, response: ServerResponse, answer: Answer, way: Way): void {
  counts[way] += 1;
  const headers = { ...answer.headers };
  for (const name of ofConnection) delete headers[name];
  const { etag } = headers;
  if (answer.status === 200 && etag !== undefined && request.headers["if-none-match"] === etag) {
    response.writeHead(304, withoutLength(headers)).end();
    return;
  }
  response.writeHead(answer.status, { ...headers, "content-length": answer.body.length });
  response.end(request.method === "HEAD" ? undefined : answer.body);
}
