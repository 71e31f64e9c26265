import { createServer, type RequestListener, type Server } from "node:http";
import { constants, createSecureServer, type Http2SecureServer } from "node:http2";
import type { Certificate } from "#server/certificate.ts";

/** How long a slow client is waited for, in milliseconds. */
export interface Waits {
  /** For all of a request. */
  readonly request: number;
  readonly headers: number;
  /** For the next request on a connection. */
  readonly keepAlive: number;
  /** How often the above are looked at. */
  readonly check: number;
}

/**
 * The server below the application, not yet listening: HTTP/1.1, or with a certificate HTTP/2 and, for clients
 * that do not know it, HTTP/1.1, both over TLS.
 */
export function createListener(
  listen: RequestListener,
  waits: Waits,
  certificate: Certificate | null,
): Server | Http2SecureServer {
  const patience = {
    requestTimeout: waits.request,
    headersTimeout: waits.headers,
    keepAliveTimeout: waits.keepAlive,
    connectionsCheckingInterval: waits.check,
  };
  if (!certificate) return createServer(patience, listen);

  const server = createSecureServer(
    { ...certificate, allowHTTP1: true, handshakeTimeout: waits.headers, http1Options: patience },
    // Requests and responses are like those of HTTP/1.1, as far as they are used here.
    listen as unknown as Parameters<typeof createSecureServer>[1],
  );
  server.setTimeout(waits.keepAlive);
  // HTTP/2 has no time-out for a request that arrives in drops.
  server.on("stream", (stream) => {
    if (stream.endAfterHeaders) return;
    const over = setTimeout(() => stream.close(constants.NGHTTP2_CANCEL), waits.request);
    for (const end of ["end", "close"]) stream.once(end, () => clearTimeout(over));
  });
  return server;
}
