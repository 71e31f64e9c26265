import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { actionEndpoint, type LeadActions } from "#server/action-endpoint.ts";
import { commonHeaders } from "#server/common-headers.ts";
import { type ContactEndpointDependencies, contactEndpoint } from "#server/contact-endpoint.ts";
import { describeFailure, statusOf } from "#server/error-report.ts";
import { sendErrorPage, sendFileAt, servePages } from "#server/files/serve-pages.ts";
import { createListener, type Timeouts } from "#server/listener.ts";
import { type OverloadDetector, refuseIfOverloaded } from "#server/overload.ts";
import { answerParserErrors } from "#server/parser-errors.ts";
import { type Readiness, readinessEndpoint } from "#server/readiness.ts";

export interface AppDependencies extends ContactEndpointDependencies {
  /** Resolves to the milliseconds that a write takes; rejects if leads cannot be stored. */
  readonly checkHealth: () => Promise<number>;
  /** Earlier addresses and where each leads; those of `content/redirects.yaml` if left out. */
  readonly redirects?: ReadonlyMap<string, string>;
  /**
   * Time of the last backup in milliseconds since 1970, null if there was none. If left out, backups are not
   * reported.
   */
  readonly readLastBackup?: () => Promise<number | null>;
  /** Handlers of the action links in the agency's mails; if left out, the links are not served. */
  readonly leadActions?: LeadActions;
  /** Detects overload; if left out, no request is refused. */
  readonly load?: OverloadDetector;
  /** Knows whether the server is shutting down; if left out, it never is. */
  readonly readiness?: Pick<Readiness, "isLeaving">;
  /** Sink for log lines; if left out, nothing is logged. */
  readonly log?: { write(line: string): void };
  readonly timeouts?: Timeouts;
}

/** A write that takes longer is reported as slow, in milliseconds. */
const slowWrite = 1_000;

const defaultTimeouts: Timeouts = {
  request: 10_000,
  headers: 8_000,
  check: 1_000,
  keepAlive: 30_000,
  idle: 30_000,
};

/**
 * Creates the web server, not yet listening: the site's files, the contact endpoint and the health checks.
 */
export function createApp(dependencies: AppDependencies): FastifyInstance {
  // For everything but files, which carry their own headers (server/files/site-files.ts).
  const headers = commonHeaders();
  const app: FastifyInstance = Fastify({
    logger: dependencies.log ? { stream: dependencies.log, serializers: { req: withoutPerson } } : false,
    // Requests are not logged; stored leads and failures are, where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: dependencies.trustedProxies.length > 0 ? [...dependencies.trustedProxies] : false,
    forceCloseConnections: "idle",
    // Requests that arrive on open connections during shutdown are answered like any other.
    return503OnClosing: false,
    serverFactory: (answer) => {
      const listen: RequestListener = (request, response) => {
        // During shutdown, requests on open connections are answered and the connection is then closed.
        if (!server.listening || dependencies.readiness?.isLeaving())
          response.setHeader("Connection", "close");
        if (request.httpVersion === "1.1" && request.headers.host === undefined) {
          response.writeHead(400, { ...headers, Connection: "close" }).end();
          return;
        }
        if (dependencies.load && refuseIfOverloaded(dependencies.load, request, response, headers)) return;
        // Almost every request is for a file in memory, which needs neither router nor hooks.
        if (!sendFileAt(dependencies.files, request, response)) answer(request, response);
      };
      const server = createListener(listen, dependencies.timeouts ?? defaultTimeouts);
      return server;
    },
    clientErrorHandler: answerParserErrors(headers),
    // A malformed URL never reaches the hooks, so the headers are set here.
    frameworkErrors: (_error, _request, reply) => {
      reply.raw.writeHead(400, { ...headers, "Content-Type": "text/plain" }).end("400");
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

  app.get("/health", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (!dependencies.files.get("/")) return reply.code(503).send({ status: "the home page is missing" });
    try {
      const status = (await dependencies.checkHealth()) > slowWrite ? "slow" : "ok";
      if (!dependencies.readLastBackup) return { status };
      const finished = await dependencies.readLastBackup();
      return { status, lastBackup: finished === null ? null : new Date(finished).toISOString() };
    } catch {
      return reply.code(503).send({ status: "leads cannot be stored" });
    }
  });

  app.register(readinessEndpoint, { isLeaving: dependencies.readiness?.isLeaving ?? (() => false) });
  app.register(contactEndpoint, dependencies);
  if (dependencies.leadActions)
    app.register(actionEndpoint, { ...dependencies.leadActions, clock: dependencies.clock });
  servePages(app, dependencies.files, dependencies.redirects);
  return app;
}

/** What a log line may contain of a request: no address, body, query or user agent. */
function withoutPerson({ method, url }: { readonly method: string; readonly url: string }) {
  return { method, path: url.split("?", 1)[0] };
}
