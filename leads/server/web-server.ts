import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { refusalOf } from "#leads/http/malformed.ts";
import { commonHeaders } from "#leads/server/files/site-files.ts";

/** Timeouts for slow clients, in milliseconds. */
export interface Timeouts {
  request: number;
  headers: number;
  /** For the next request on an open connection. */
  keepAlive: number;
  /** Without a byte in either direction, so that clients that never read are disconnected. */
  idle: number;
  check: number;
}

const defaultTimeouts: Timeouts = {
  request: 10_000,
  headers: 8_000,
  check: 1_000,
  keepAlive: 30_000,
  idle: 30_000,
};

/**
 * Maximum number of unfinished responses of a connection; browsers and proxies request the next once they have the
 * last.
 */
const maxUnfinishedResponses = 8;

/** Creates the HTTP server, not yet listening. */
export function createWebServer(listen: RequestListener, timeouts = defaultTimeouts): Server {
  const withLimit = limitUnfinishedResponses();
  const server = createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    withLimit((request, response) => {
      const status = refusalOf(request);
      if (status === null) listen(request, response);
      else refuse(response, status);
    }),
  );
  // Without a listener, Node answers with no headers at all.
  server.on(
    "checkExpectation",
    withLimit((_request, response) => refuse(response, 417)),
  );
  return server.setTimeout(timeouts.idle);
}

function refuse(response: ServerResponse, status: number): void {
  const headers = { ...commonHeaders(), "Cache-Control": "no-store", "Content-Type": "text/plain" };
  response.writeHead(status, { ...headers, Connection: "close" }).end(`${status}`);
}

/**
 * Closes connections that send many requests and read no responses. Node would stop reading only after a chunk of 64
 * kB, which may contain two thousand requests, and keep every response until it is read.
 */
function limitUnfinishedResponses(): (listen: RequestListener) => RequestListener {
  const responseCounts = new WeakMap<Socket, number>();
  return (listen) => (request, response) => {
    const { socket } = request;
    // Further requests in the chunk that exceeded the limit.
    if (socket.destroyed) return;
    const count = (responseCounts.get(socket) ?? 0) + 1;
    if (count > maxUnfinishedResponses) {
      socket.destroy();
      return;
    }
    responseCounts.set(socket, count);
    response.once("close", () => responseCounts.set(socket, (responseCounts.get(socket) ?? 1) - 1));
    listen(request, response);
  };
}
