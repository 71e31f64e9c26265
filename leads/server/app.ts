import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { site } from "#contract/facts/site.ts";
import type { Desk } from "#leads/desk/desk.ts";
import { deskEndpoint } from "#leads/desk/desk-endpoint.ts";
import { describeFailure, statusOf } from "#leads/error-report.ts";
import { type MailHealth, mailState } from "#leads/outbox/mail-health.ts";
import { type ContactEndpointDependencies, contactEndpoint } from "#leads/server/contact-endpoint.ts";
import { sendErrorPage, sendFileAt, servePages } from "#leads/server/files/serve-pages.ts";
import { commonHeaders } from "#leads/server/files/site-files.ts";
import { createWebServer, type Timeouts } from "#leads/server/web-server.ts";
import { troubleOf } from "#leads/store/trouble.ts";

/** What `/health` reports; what is left out is not. */
export interface Health {
  /** Milliseconds that a write took. */
  took: number;
  /** How mail to the agency gets through. */
  mail?: MailHealth;
  /** Numbers of the mailboxes whose mail is being refused (`leads/mailboxes.ts`). */
  refusedMailboxes?: number[];
  /** Time of the last backup in milliseconds since 1970; null if there was none. */
  lastBackup?: number | null;
  /** Whether there is room for another; if left out, there is. */
  hasRoomForBackup?: boolean;
}

export interface AppDependencies extends ContactEndpointDependencies {
  /** Rejects if leads cannot be stored. */
  readHealth: () => Promise<Health>;
  /** Addresses without a page, and where each leads. */
  redirects?: Map<string, string>;
  /** Throws while the database is not open; without it, neither links nor desk are served. */
  openDesk?: () => Desk;
  /** Resolves once the database is open, and rejects if that takes too long; if left out, it is. */
  untilOpen?: () => Promise<void>;
  /** Whether there is a desk besides the links; as in `site.yaml` if left out. */
  hasDesk?: boolean;
  /** Whether the server is shutting down; if left out, it never is. */
  isLeaving?: () => boolean;
  /** Sink for log lines; if left out, nothing is logged. */
  log?: { write(line: string): void };
  timeouts?: Timeouts;
}

/** What `/health` says of mail that is refused. */
const mailWords = { late: "mail is late", failing: "mail does not get through" } as const;

/** A write that takes longer is reported as slow, in milliseconds. */
const slowWrite = 1_000;

/** Creates the web server, not yet listening. */
export function createApp(dependencies: AppDependencies): FastifyInstance {
  // For everything but files, which carry their own headers (leads/server/files/site-files.ts).
  const headers = commonHeaders();
  const { isLeaving = () => false, timeouts } = dependencies;
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
        if (!server.listening || isLeaving()) response.setHeader("Connection", "close");
        // Proxies may ask for a whole address (RFC 9112, 3.2.2).
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

  app.get("/health", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    if (!dependencies.files.get("/")) return reply.code(503).send({ status: "the home page is missing" });
    try {
      const health = await dependencies.readHealth();
      const { mail, refusedMailboxes = [], lastBackup } = health;
      const state = mail ? mailState(mail, dependencies.clock.now()) : "ok";
      const written = (moment: number | null | undefined) => moment && new Date(moment).toISOString();
      return reply.code(state === "failing" ? 503 : 200).send({
        status: statusWords(health, state),
        lastBackup: written(lastBackup),
        ...(mail && {
          lastMail: written(mail.lastSent),
          oldestRefusedMail: written(mail.oldestRefused),
          failedDeliveries: mail.failed,
        }),
        ...(refusedMailboxes.length > 0 && { refusedMailboxes }),
      });
    } catch (error) {
      const reason = troubleOf(error);
      return reply.code(503).send({ status: "leads cannot be stored", ...(reason && { reason }) });
    }
  });

  // For load balancers: whatever the state of the database, until a stop signal.
  app.get("/ready", async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return isLeaving() ? reply.code(503).send({ status: "leaving" }) : { status: "ready" };
  });

  app.register(contactEndpoint, dependencies);
  const { openDesk, hasDesk = site.features.desk, clock, trustedProxies } = dependencies;
  const { untilOpen = async () => {} } = dependencies;
  if (openDesk) app.register(deskEndpoint, { open: openDesk, untilOpen, hasDesk, clock, trustedProxies });
  servePages(app, dependencies.files, dependencies.redirects);
  return app;
}

/** The gravest of what is to be said. */
function statusWords({ took, hasRoomForBackup = true }: Health, mail: ReturnType<typeof mailState>): string {
  if (mail === "failing") return mailWords.failing;
  if (!hasRoomForBackup) return "no room for backups";
  if (mail === "late") return mailWords.late;
  return took > slowWrite ? "slow" : "ok";
}

/** What a log line may contain of a request: no address, body, query or user agent. */
function withoutPerson({ method, url }: { method: string; url: string }) {
  return { method, path: url.split("?", 1)[0] };
}
