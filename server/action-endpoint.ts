import type { FastifyInstance, FastifyReply } from "fastify";
import type { LinkState } from "#contact/actions/act-on-lead.ts";
import { type ActionLink, type ActionLinks, tokenField } from "#contact/actions/action-links.ts";
import type { Clock } from "#contact/clock.ts";
import type { ActionPageState } from "#server/action-page.tsx";
import { isSameSite } from "#server/cross-site.ts";
import { describeFailure, statusOf } from "#server/error-report.ts";
import { site } from "#site.config.ts";

/** Path of the action links in the agency's mails. */
const actionPath = "/functions/v1/lead";

/** Full URL of that path, on the host that receives the contact form. */
export const actionUrl = new URL(actionPath, new URL(site.contactEndpoint, site.url)).href;

/** Handlers of the action links; they only ever get verified links. */
export interface LeadActions {
  readonly links: Pick<ActionLinks, "read">;
  readonly stateOf: (link: ActionLink) => Promise<LinkState>;
  readonly follow: (link: ActionLink) => Promise<"done" | "used" | "gone">;
  readonly undo: (link: ActionLink) => Promise<"undone" | "late" | "changed" | "gone">;
}

/** Name of the undo button. */
export const undoField = "undo";

/** Imported with the first link, because loading the page renderer would slow down start-up. */
const page = () => import("#server/action-page.tsx");

const statuses: Readonly<Record<ActionPageState["kind"], number>> = {
  ready: 200,
  done: 200,
  used: 410,
  undone: 200,
  late: 410,
  changed: 409,
  gone: 410,
  expired: 410,
  forged: 403,
};

/**
 * Serves the action links in the agency's mails. GET changes nothing, because mail programs and scanners
 * follow links; only the page's button does, by POST.
 */
export async function actionEndpoint(
  app: FastifyInstance,
  { links, stateOf, follow, undo, clock }: LeadActions & { readonly clock: Clock },
): Promise<void> {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 2048 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error(describeFailure(error), "action failed");
    return reply
      .code(status === 500 ? 503 : status)
      .type("text/plain")
      .send(`${status === 500 ? 503 : status}`);
  });

  app.get(actionPath, async (request, reply) => {
    const link = links.read(fieldOf(request.query, tokenField), clock.now());
    return show(reply, typeof link === "string" ? { kind: link } : await stateFor(link));
  });

  app.post(actionPath, async (request, reply) => {
    if (!isSameSite(request)) return show(reply, { kind: "forged" });
    const link = links.read(fieldOf(request.body, tokenField), clock.now());
    if (typeof link === "string") return show(reply, { kind: link });
    if (fieldOf(request.body, undoField) !== undefined) {
      const outcome = await undo(link);
      request.log.info({ action: link.action, outcome }, "action taken back");
      return show(reply, { kind: outcome });
    }
    const outcome = await follow(link);
    request.log.info({ action: link.action, outcome }, "action on a lead");
    const state = await stateFor(link);
    return show(reply, outcome === "done" && state.kind === "used" ? { ...state, kind: "done" } : state);
  });

  async function stateFor(link: ActionLink): Promise<ActionPageState> {
    const state = await stateOf(link);
    return state.kind === "gone" ? state : { ...state, link };
  }

  async function show(reply: FastifyReply, state: ActionPageState): Promise<FastifyReply> {
    const { actionPage, actionPagePolicy } = await page();
    return reply
      .code(statuses[state.kind])
      .headers({
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        // Sent to our own host only, because the URL contains the token.
        "referrer-policy": "same-origin",
        "content-security-policy": actionPagePolicy,
      })
      .type("text/html; charset=utf-8")
      .send(actionPage(state, clock.now()));
  }
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === "object" && fields !== null && name in fields
    ? (fields as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
