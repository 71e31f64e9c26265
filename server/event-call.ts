import type { FastifyInstance } from "fastify";
import { type CountedEvent, isCountedEvent } from "#contact/event-counter.ts";
import { isSameSite } from "#server/origin.ts";
import { site } from "#site.config.ts";

/** Where the site's own counter listens. */
export const eventPath = "/functions/v1/event";

/** Largest body of an event, in bytes. */
const bodyLimit = 256;

/** Counts an event by its name; nothing of who sent it is read. */
export async function eventCall(
  app: FastifyInstance,
  { countEvent }: { readonly countEvent: (event: CountedEvent) => void },
): Promise<void> {
  app.removeContentTypeParser("text/plain");
  app.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) =>
    reply.code(error.statusCode ?? 500).send(),
  );
  app.post(eventPath, { bodyLimit }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    if (!isSameSite(request, site.url)) return reply.code(403).send();
    const { body } = request;
    const event = typeof body === "object" && body !== null && "event" in body ? body.event : undefined;
    if (!isCountedEvent(event)) return reply.code(400).send();
    countEvent(event);
    return reply.code(204).send();
  });
}
