import type { FastifyInstance } from "fastify";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import { leadRoutes } from "#leads/desk/lead-routes.ts";
import { listRoutes } from "#leads/desk/list-routes.ts";
import { refusePage } from "#leads/desk/page-shell.tsx";
import { signInRoutes } from "#leads/desk/sign-in-routes.ts";
import { describeFailure, statusOf } from "#leads/error-report.ts";
import { createCountedLog } from "#leads/http/counted-log.ts";
import { isSameHost } from "#leads/http/cross-site.ts";
import { acceptForms } from "#leads/http/form-fields.ts";
import { createIpFinder } from "#leads/http/visitor-ip.ts";

/**
 * Serves the links in the agency's mails, each to the page of one lead, and the desk: the same page for every lead, and
 * their list, for those who are signed in. GET changes nothing, because mail programs and scanners follow links; only
 * buttons do, by POST.
 */
export async function deskEndpoint(app: FastifyInstance, dependencies: DeskDependencies): Promise<void> {
  app.removeAllContentTypeParsers();
  acceptForms(app);

  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error) === 500 ? 503 : statusOf(error);
    if (status >= 500) request.log.error(describeFailure(error), "desk failed");
    return reply.code(status).type("text/plain").send(`${status}`);
  });

  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      // The path may contain a token, so only the origin is sent: without a referrer, posts would have no origin.
      "referrer-policy": "strict-origin",
      // A page of the site that opens the desk in a window cannot reach into it.
      "cross-origin-opener-policy": "noopener-allow-popups",
    });
    if (request.method === "POST" && !isSameHost(request)) return refusePage(reply, "forged");
    await dependencies.untilOpen();
  });

  const findIp = createIpFinder(dependencies.trustedProxies.length > 0);
  const logRefusal = createCountedLog();
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode: status } = reply;
    if (status < 400) return;
    const route = request.routeOptions.url;
    logRefusal(request.log, { message: "refused at the desk", status, route, ip: findIp(request) });
  });

  leadRoutes(app, dependencies);
  if (!dependencies.hasDesk) return;
  signInRoutes(app, dependencies);
  listRoutes(app, dependencies);
}
