import { createServer, type RequestListener, type Server } from "node:http";

/** Timeouts for slow clients, in milliseconds. */
export interface Timeouts {
  /** For a whole request. */
  request: number;
  headers: number;
  /** For the next request on a connection. */
  keepAlive: number;
  /** Without any byte in either direction, so that clients that never read are disconnected. */
  idle: number;
  /** How often the timeouts are checked. */
  check: number;
}

/** Creates the HTTP server under the application, not yet listening. */
export function createListener(listen: RequestListener, timeouts: Timeouts): Server {
  const server = createServer(
    {
      // The application rejects these itself, with its usual headers.
      requireHostHeader: false,
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    listen,
  );
  server.setTimeout(timeouts.idle);
  return server;
}
