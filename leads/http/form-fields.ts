import type { FastifyInstance } from "fastify";
import { extraFields } from "#contract/lead/lead-fields.ts";

/**
 * Maximum size of a request body, in bytes: enough for a message or note in which every character is percent-encoded,
 * and as much again for each field that the site adds.
 */
export const bodyLimit = 32 * 1024 * (1 + extraFields.length);

/** Lets an endpoint accept forms sent without scripts. If a field is sent twice, the last value counts. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A field of a form or of a query; empty if it is missing. */
export function fieldOf(fields: unknown, name: string): string {
  const value =
    typeof fields === "object" && fields !== null && Object.hasOwn(fields, name)
      ? (fields as Record<string, unknown>)[name]
      : "";
  // PostgreSQL stores no NUL.
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
