import { createServer, type RequestListener, type Server } from "node:http";

/** How long a slow client is waited for, in milliseconds. */
export interface Timeouts {
  /** For a whole request. */
  readonly request: number;
  readonly headers: number;
  /** For the next request on a connection. */
  readonly keepAlive: number;
  /** How often the above are checked. */
  readonly check: number;
}

/** The HTTP server below the application, not yet listening. */
export function createListener(listen: RequestListener, timeouts: Timeouts): Server {
  return createServer(
    {
      requestTimeout: timeouts.request,
      headersTimeout: timeouts.headers,
      keepAliveTimeout: timeouts.keepAlive,
      connectionsCheckingInterval: timeouts.check,
    },
    listen,
  );
}
