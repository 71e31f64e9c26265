import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { site } from "#data/contract/facts/site.ts";
import type { Desk } from "#leads/desk/desk.ts";
import { deskEndpoint } from "#leads/desk/desk-endpoint.ts";
import { describeFailure, statusOf } from "#leads/error-report.ts";
import { type ContactEndpointDependencies, contactEndpoint } from "#leads/server/contact-endpoint.ts";
import { sendErrorPage, sendFileAt, servePages } from "#leads/server/files/serve-pages.ts";
import { commonHeaders } from "#leads/server/files/site-files.ts";
import { type Health, healthEndpoint } from "#leads/server/health-endpoint.ts";
import { createWebServer, type Timeouts } from "#leads/server/web-server.ts";

export interface AppDependencies extends ContactEndpointDependencies {
  /** Rejects if leads cannot be stored. */
  readHealth: () => Promise<Health>;
  /** Earlier addresses, and where each leads now. */
  redirects?: Map<string, string>;
  /** Throws while the database is not open. Without it, neither the desk nor the pages of mailed links are served. */
  openDesk?: () => Desk;
  /** Resolves once the database is open; rejects if that takes too long. Left out if the database is open already. */
  untilOpen?: () => Promise<void>;
  /** Whether there is a desk besides the pages of mailed links; as in `site.yaml` if left out. */
  hasDesk?: boolean;
  /** Whether the server is shutting down. */
  isDraining?: () => boolean;
  /** Where log lines are written; if left out, nothing is logged. */
  log?: { write(line: string): void };
  timeouts?: Timeouts;
}

/** Creates the web server, not yet listening. */
export function createApp(dependencies: AppDependencies): FastifyInstance {
  // For all responses except files, which have their own headers (leads/server/files/site-files.ts).
  const headers = commonHeaders();
  const { isDraining = () => false, timeouts } = dependencies;
  const app: FastifyInstance = Fastify({
    logger: dependencies.log ? { stream: dependencies.log, serializers: { req: withoutPerson } } : false,
    // Requests are not logged. Stored leads and failures are logged where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: dependencies.trustedProxies.length > 0 ? [...dependencies.trustedProxies] : false,
    forceCloseConnections: "idle",
    // During shutdown, requests on open connections are answered like any others.
    return503OnClosing: false,
    serverFactory: (answer) => {
      const listen: RequestListener = (request, response) => {
        // During shutdown, open connections are closed after their next response.
        if (!server.listening || isDraining()) response.setHeader("Connection", "close");
        // Proxies may send a whole URL (RFC 9112, 3.2.2).
        request.url = (request.url ?? "/").replace(/^https?:\/\/[^/?]*\/?/i, "/");
        // Almost every request is for a file in memory, which needs neither router nor hooks.
        if (!sendFileAt(dependencies.files, request, response)) answer(request, response);
      };
      const server = createWebServer(listen, timeouts);
      return server;
    },
    // A malformed URL (`/100%`, a link cut off) never reaches the router.
    frameworkErrors: (_error, request, reply) => {
      sendErrorPage(request, reply, dependencies.files, 404);
    },
  });

  app.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });

  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status < 500) return reply.code(status).type("text/plain").send(`${status}`);
    request.log.error(describeFailure(error), "page failed");
    return sendErrorPage(request, reply, dependencies.files, 500);
  });

  app.register(healthEndpoint, dependencies);

  // For load balancers. It depends on the stop signal only, not on the database.
  app.get("/ready", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return isDraining() ? reply.code(503).send({ status: "draining" }) : { status: "ready" };
  });

  app.register(contactEndpoint, dependencies);
  const { openDesk, hasDesk = site.features.desk, clock, trustedProxies } = dependencies;
  const { untilOpen = async () => {} } = dependencies;
  if (openDesk) app.register(deskEndpoint, { open: openDesk, untilOpen, hasDesk, clock, trustedProxies });
  servePages(app, dependencies.files, dependencies.redirects);
  return app;
}

/**
 * What the log may say about a request: nothing that identifies a person, such as IP address, query, body or user
 * agent.
 */
function withoutPerson({ method, url }: { method: string; url: string }) {
  return { method, path: url.split("?", 1)[0] };
}
