import type { FastifyInstance, FastifyRequest } from "fastify";
import { defaultLanguage, isLanguage } from "#contract/languages/languages.ts";
import { validationMessages } from "#contract/lead/lead-form.copy.ts";
import { validateLead } from "#contract/lead/validate-lead.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { honeypotField, originFields } from "#contract/schemas/field-names.ts";
import { contactPath } from "#contract/schemas/service-paths.ts";
import { type Clock, dayOf } from "#leads/clock.ts";
import { describeFailure, statusOf } from "#leads/error-report.ts";
import type { Submission } from "#leads/guard/guard.ts";
import { createCountedLog } from "#leads/http/counted-log.ts";
import { allowSite, answerPreflight, isSameSite } from "#leads/http/cross-site.ts";
import { acceptForms, bodyLimit } from "#leads/http/form-fields.ts";
import { createIpFinder } from "#leads/http/visitor-ip.ts";
import { readOrigin } from "#leads/receiving/lead-origin.ts";
import type { IncomingLead, ReceiveResult } from "#leads/receiving/receive-lead.ts";
import type { SiteFiles } from "#leads/server/files/site-files.ts";
import { type Body, createSenderAnswers, refuse, tooManyNotice } from "#leads/server/sender-answers.ts";

/** Retry-After in seconds when nothing can be stored. */
const retryAfter = 30;

export interface ContactEndpointDependencies {
  files: SiteFiles;
  /** Judges and stores a lead. If it resolves to `stored: true`, the lead is on disk. */
  receive: (lead: IncomingLead) => Promise<ReceiveResult>;
  clock: Clock;
  /** Proxies trusted to report the visitor's IP address, by IP address or range. */
  trustedProxies: string[];
}

/** The contact endpoint: JSON from the form with scripts, form data from the form without. */
export async function contactEndpoint(
  app: FastifyInstance,
  dependencies: ContactEndpointDependencies,
): Promise<void> {
  const { files, receive, clock } = dependencies;
  const findIp = createIpFinder(dependencies.trustedProxies.length > 0);
  const answerTo = createSenderAnswers({ files, clock, findIp });
  app.removeContentTypeParser("text/plain");
  acceptForms(app);

  prepareCalls(app, findIp);

  app.post(contactPath, { bodyLimit }, async (request, reply) => {
    const requestBody = request.body;
    if (!isBody(requestBody)) return refuse(reply, 400, "The request is not an object");
    const hasScripts = !isForm(request);
    const body = hasScripts ? requestBody : { ...originIn(request.headers.referer), ...requestBody };
    const language = isLanguage(body["language"]) ? body["language"] : defaultLanguage;
    const { sendForm, refuseLead } = answerTo({ request, reply, body, language, hasScripts });
    const message = hasScripts ? "" : chosenLines(body);
    if (message !== "") {
      const values = { message, projectType: body["projectType"] };
      return sendForm({ values, errors: {}, titlePrefix: "" });
    }
    const validation = validateLead(body, validationMessages(language));
    if (!validation.ok) {
      return refuseLead(400, { error: "Some fields are not valid", errors: validation.errors });
    }
    // A form without scripts has no key, so the same message on the same day counts as sent twice.
    const defaultKey = hasScripts ? null : dayOf(clock.now());
    const incomingLead = {
      lead: validation.lead,
      language,
      idempotencyKey: keyIn(body) ?? defaultKey,
      ip: findIp(request),
      origin: readOrigin(body),
      ...formSignals(body),
    };
    let result: ReceiveResult;
    try {
      result = await receive(incomingLead);
    } catch (error) {
      request.log.error(describeFailure(error), "lead not stored");
      return refuseLead(503, { error: "The request could not be stored", retryAfter });
    }
    if (!result.stored) {
      const { retryAfter } = result;
      const notice = tooManyNotice(retryAfter, language);
      return refuseLead(429, { error: "Too many requests, try later", notice, retryAfter });
    }
    request.log.info({ language, state: result.state }, "lead stored");
    if (hasScripts) return reply.send({ success: true });
    // The page then says what happens next, depending on the button.
    const { buttonPromise } = incomingLead.origin;
    return reply.redirect(`${pathOf("thanks", language)}${buttonPromise ? `#${buttonPromise}` : ""}`, 303);
  });
}

/** Adds what all requests to the endpoint have in common: headers, error messages, logging and refusals. */
function prepareCalls(app: FastifyInstance, findIp: ReturnType<typeof createIpFinder>): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(describeFailure(error), "call failed");
    return refuse(reply, status, reasons[status] ?? "The request could not be read");
  });

  app.addHook("onRequest", async (request, reply) => {
    reply.header("cache-control", "no-store").header("vary", "origin");
    if (!isSameSite(request)) return refuse(reply, 403, "Requests from other sites are refused");
    allowSite(request, reply);
  });

  const logRefusal = createCountedLog();
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode: status } = reply;
    if (status < 400 || status >= 500) return;
    const message = status === 429 ? "too many requests from one address" : "refused at the contact form";
    logRefusal(request.log, { message, status, ip: findIp(request) });
  });

  answerPreflight(app, contactPath);

  app.route({
    method: ["GET", "PUT", "PATCH", "DELETE"],
    url: contactPath,
    handler: (_request, reply) => refuse(reply.header("allow", "POST"), 405, "Use POST"),
  });
}

const reasons: Record<number, string> = {
  400: "The request could not be read",
  413: "The request is too large",
  415: "Send JSON or a form",
  500: "Unexpected error",
};

function isForm(request: FastifyRequest): boolean {
  const type = request.headers["content-type"] ?? "";
  return type.toLowerCase().startsWith("application/x-www-form-urlencoded");
}

/** What brought the visitor to a form without scripts: the query of the page with the form. */
function originIn(referer: string | undefined): Body {
  const query = URL.canParse(referer ?? "") ? new URL(referer ?? "").searchParams : [];
  return Object.fromEntries([...query].filter(([name]) => originFields.some((field) => field === name)));
}

/**
 * What was chosen on another page without scripts: each field whose name begins with `choice` becomes a line of the
 * message.
 */
function chosenLines(body: Body): string {
  const lines = Object.entries(body).filter(([name]) => name.startsWith("choice"));
  return lines.flatMap(([, line]) => (typeof line === "string" && line !== "" ? line : [])).join("\n");
}

function isBody(value: unknown): value is Body {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The sender's idempotency key; null if it is missing, or not in the format that the form generates. */
function keyIn(body: Body): string | null {
  const key = body["idempotencyKey"];
  return typeof key === "string" && /^[\w-]{16,64}$/.test(key) ? key : null;
}

/** Hidden fields that the form sends with and without scripts. */
const hiddenFields = ["language", "idempotencyKey", honeypotField] as const;

/** What the form reports besides the lead: the honeypot field and, with scripts, how long the page was open. */
function formSignals(
  body: Record<string, unknown>,
): Pick<Submission, "hiddenField" | "openFor" | "hasFormMarks"> {
  const { [honeypotField]: honeypot, openFor } = body;
  const isTimed = typeof openFor === "number" && openFor >= 0;
  return {
    hiddenField: typeof honeypot === "string" && honeypot.trim() !== "",
    openFor: isTimed ? openFor : null,
    hasFormMarks: isTimed || hiddenFields.every((field) => field in body),
  };
}
