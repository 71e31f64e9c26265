import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { refusalOf } from "#leads/http/malformed.ts";
import { commonHeaders } from "#leads/server/files/site-files.ts";

/** Timeouts for slow clients, in milliseconds. */
export interface Timeouts {
  request: number;
  headers: number;
  /** For the next request on a connection. */
  keepAlive: number;
  /** Without any byte in either direction, so that clients that never read are disconnected. */
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

/** Unfinished responses of one connection; browsers and proxies ask for the next once they have the last. */
const maxUnfinished = 8;

/** Creates the HTTP server, not yet listening. */
export function createWebServer(listen: RequestListener, timeouts = defaultTimeouts): Server {
  const limited = limitUnfinished();
  const server = createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    limited((request, response) => {
      const status = refusalOf(request);
      if (status === null) listen(request, response);
      else refuse(response, status);
    }),
  );
  // Without a listener, Node answers with no headers at all.
  server.on(
    "checkExpectation",
    limited((_request, response) => refuse(response, 417)),
  );
  return server.setTimeout(timeouts.idle);
}

function refuse(response: ServerResponse, status: number): void {
  const headers = { ...commonHeaders(), "Cache-Control": "no-store", "Content-Type": "text/plain" };
  response.writeHead(status, { ...headers, Connection: "close" }).end(`${status}`);
}

/**
 * Ends connections that ask for much and read nothing. Node stops reading from them only between chunks of 64 kB, which
 * hold two thousand requests, and keeps every response until it has been read.
 */
function limitUnfinished(): (listen: RequestListener) => RequestListener {
  const unfinished = new WeakMap<Socket, number>();
  return (listen) => (request, response) => {
    const { socket } = request;
    // What arrived in the same chunk as one request too many.
    if (socket.destroyed) return;
    const count = (unfinished.get(socket) ?? 0) + 1;
    if (count > maxUnfinished) {
      socket.destroy();
      return;
    }
    unfinished.set(socket, count);
    response.once("close", () => unfinished.set(socket, (unfinished.get(socket) ?? 1) - 1));
    listen(request, response);
  };
}
