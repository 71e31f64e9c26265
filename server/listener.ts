import { createServer, type RequestListener, type Server } from "node:http";

/** How long a slow client is waited for, in milliseconds. */
export interface Timeouts {
  /** For a whole request. */
  readonly request: number;
  readonly headers: number;
  /** For the next request on a connection. */
  readonly keepAlive: number;
  /** For any byte to arrive or leave, so that who asks and does not read is let go. */
  readonly idle: number;
  /** How often the above are checked. */
  readonly check: number;
}

/** The HTTP server below the application, not yet listening. */
export function createListener(listen: RequestListener, timeouts: Timeouts): Server {
  const server = createServer(
    {
      // Refused by the application, with the headers of every answer.
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
