import type { FastifyInstance } from "fastify";
import { type EventCounter, isCountedEvent } from "#contact/event-counter.ts";
import { vitalCounts } from "#contact/web-vitals.ts";
import { allowSite, answerPreflight, isSameSite } from "#server/origin.ts";

/** Where the site's own counter listens. */
const eventPath = "/functions/v1/event";

/** Largest body of an event, in bytes. */
const bodyLimit = 256;

/** Counts an event by its name, or what a page measured of its speed; nothing of who sent it is read. */
export async function eventCall(
  app: FastifyInstance,
  { countEvent }: { readonly countEvent: EventCounter["count"] },
): Promise<void> {
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(),
  );
  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store").header("vary", "origin");
    if (!isSameSite(request)) return reply.code(403).send();
    // Beacons would take cookies along, if there were any, and are not sent where that is not allowed.
    if (allowSite(request, reply)) reply.header("access-control-allow-credentials", "true");
  });

  answerPreflight(app, eventPath);

  app.post(eventPath, { bodyLimit }, async (request, reply) => {
    const { body } = request;
    const counts = typeof body === "object" && body !== null ? countsOf(body) : [];
    if (counts.length === 0) return reply.code(400).send();
    for (const count of counts) countEvent(count);
    return reply.code(204).send();
  });
}

function countsOf(body: object): readonly Parameters<EventCounter["count"]>[0][] {
  const event = "event" in body ? body.event : undefined;
  return isCountedEvent(event) ? [event] : vitalCounts(body);
}
