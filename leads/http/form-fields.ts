import type { FastifyInstance } from "fastify";
import { extraFields } from "#contract/lead/lead-fields.ts";

/**
 * Maximum size of a request body, in bytes: a note or message whose every character is percent-encoded, and as much for
 * each field that the site adds.
 */
export const bodyLimit = 32 * 1024 * (1 + extraFields.length);

/** Lets an endpoint take what a form without scripts sends, of a field sent twice the last one. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

/** A field of a form or an address; empty if it is missing. */
export function fieldOf(fields: unknown, name: string): string {
  const value =
    typeof fields === "object" && fields !== null && Object.hasOwn(fields, name)
      ? (fields as Record<string, unknown>)[name]
      : "";
  // PostgreSQL stores no NUL.
  return typeof value === "string" ? value.replaceAll("\0", "") : "";
}
