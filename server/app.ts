import { randomUUID } from "node:crypto";
import type { RequestListener, Server } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { EventCounter } from "#contact/event-counter.ts";
import type { ProofOfWork } from "#contact/guard/proof-of-work.ts";
import type { PolicyReport } from "#contact/policy-reports.ts";
import type { StoreHealth } from "#contact/store/health.ts";
import type { Certificate } from "#server/certificate.ts";
import { challengeCall } from "#server/challenge-call.ts";
import { commonHeaders } from "#server/common-headers.ts";
import { type ContactCallParts, contactCall } from "#server/contact-call.ts";
import { eventCall } from "#server/event-call.ts";
import { describeFailure, statusOf } from "#server/failures.ts";
import { createListener, type Waits } from "#server/listener.ts";
import { type LoadWatch, refused } from "#server/load.ts";
import { answeredByFile, sendFailure, servePages } from "#server/pages.ts";
import { policyReportCall } from "#server/policy-report-call.ts";
import { recent } from "#server/recent.ts";

export interface AppParts extends ContactCallParts {
  /** Rejects where requests cannot be stored. */
  readonly checkHealth: () => Promise<StoreHealth>;
  /** Counts an event on the site; without, nothing is counted here. */
  readonly countEvent?: EventCounter["count"] | undefined;
  /** Counts what a policy stopped; without, browsers are not asked to report it. */
  readonly countReport?: ((report: PolicyReport) => boolean) | undefined;
  /** Hands out challenges; without, no proof of work is asked for. */
  readonly proofOfWork?: Pick<ProofOfWork, "newChallenge"> | null;
  /** Says when there is too much to do; without, nothing is refused. */
  readonly load?: LoadWatch;
  /** Makes connections encrypted; without, a proxy does. */
  readonly certificate?: Certificate | null;
  readonly trustedProxies: readonly string[];
  /** Where log lines go; nothing is logged without. */
  readonly log?: { write(line: string): void };
  readonly waits?: Waits;
}

const patience: Waits = { request: 10_000, headers: 8_000, check: 1_000, keepAlive: 30_000 };

/** The web server: the site's pages, the one call and the health check, not yet listening. */
export function createApp(parts: AppParts): FastifyInstance {
  // Files bring headers of their own (server/site-files.ts).
  const headers = commonHeaders(parts.countReport !== undefined);
  const app: FastifyInstance = Fastify({
    logger: parts.log ? { stream: parts.log, serializers: { req: withoutPerson } } : false,
    // One line a stored request and one a failure, both written where they happen.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: parts.trustedProxies.length > 0 ? [...parts.trustedProxies] : false,
    forceCloseConnections: "idle",
    serverFactory: (answer) => {
      const listen: RequestListener = (request, response) => {
        // Who still asks while the server stops is answered, and not kept.
        if (!server.listening && request.httpVersionMajor < 2) response.setHeader("Connection", "close");
        if (parts.load && refused(parts.load, request, response)) return;
        // Nearly all requests end here: neither router nor hooks are needed to send what is ready.
        if (!answeredByFile(parts.files, request, response)) answer(request, response);
      };
      const server = createListener(listen, parts.waits ?? patience, parts.certificate ?? null);
      // As far as Fastify is concerned, one is like the other.
      return server as Server;
    },
    // An address that cannot be read meets no hook.
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
    return sendFailure(request, reply, parts.files, 500);
  });

  // Each check writes to the disk: whoever asks without end must not slow those who write to us.
  const checkHealth = recent(parts.checkHealth, parts.clock, 1000);
  app.get("/health", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    try {
      return { status: "ok", mails: await checkHealth() };
    } catch {
      return reply.code(503).send({ status: "requests cannot be stored" });
    }
  });

  app.register(contactCall, parts);
  if (parts.countEvent) app.register(eventCall, { countEvent: parts.countEvent });
  if (parts.countReport) {
    app.register(policyReportCall, { files: parts.files, countReport: parts.countReport });
  }
  if (parts.proofOfWork) app.register(challengeCall, parts.proofOfWork);
  servePages(app, parts.files);
  return app;
}

/** What a log line says of a request: no address, no body, no query, no user agent. */
function withoutPerson({ method, url }: { readonly method: string; readonly url: string }) {
  return { method, path: url.split("?", 1)[0] };
}
