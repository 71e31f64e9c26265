import { createServer, type RequestListener, type Server } from "node:http";
import type { Socket } from "node:net";

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

export const defaultTimeouts: Timeouts = {
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
  const server = createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    limitUnfinished(listen),
  );
  return server.setTimeout(timeouts.idle);
}

/**
 * Ends connections that ask for much and read nothing. Node stops reading from them only between chunks of 64 kB, which
 * hold two thousand requests, and keeps every response until it has been read.
 */
function limitUnfinished(listen: RequestListener): RequestListener {
  const unfinished = new WeakMap<Socket, number>();
  return (request, response) => {
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
