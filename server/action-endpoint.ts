import type { FastifyInstance, FastifyReply } from "fastify";
import type { LeadView } from "#contact/actions/act-on-lead.ts";
import { type LeadLinks, tokenField } from "#contact/actions/lead-links.ts";
import type { Clock } from "#contact/clock.ts";
import { type LeadAction, leadActions } from "#content/facts/lead-actions.ts";
import type { LeadPageState } from "#server/action-page.tsx";
import { isSameSite } from "#server/cross-site.ts";
import { describeFailure, statusOf } from "#server/error-report.ts";
import { site } from "#site.config.ts";

/** Path of the links in the agency's mails; the proxies' configurations keep it out of their logs. */
const leadPath = "/functions/v1/lead";

/** Full URL of that path, on the host that receives the contact form. */
export const leadUrl = new URL(leadPath, new URL(site.contactEndpoint, site.url)).href;

/** What is behind the links; only ever called for verified ones. */
export interface LeadActions {
  readonly links: Pick<LeadLinks, "read">;
  /** Null if the lead has been erased. */
  readonly view: (leadId: string) => Promise<LeadView | null>;
  readonly act: (
    leadId: string,
    action: LeadAction,
  ) => Promise<{ readonly isDone: boolean; readonly view: LeadView | null }>;
}

/** Name of the buttons, whose value is the action. */
export const actionField = "action";

/** Imported with the first link, because loading the page renderer would slow down start-up. */
const page = () => import("#server/action-page.tsx");

const statuses: Readonly<Record<LeadPageState["kind"], number>> = {
  lead: 200,
  gone: 410,
  expired: 410,
  forged: 403,
};

/**
 * Serves the links in the agency's mails. GET changes nothing, because mail programs and scanners follow
 * links; only the page's buttons do, by POST.
 */
export async function actionEndpoint(
  app: FastifyInstance,
  { links, view, act, clock }: LeadActions & { readonly clock: Clock },
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

  app.get(leadPath, async (request, reply) => {
    const link = links.read(fieldOf(request.query, tokenField), clock.now());
    if (typeof link === "string") return show(reply, { kind: link });
    return show(reply, stateOf(await view(link.leadId), link.token));
  });

  app.post(leadPath, async (request, reply) => {
    if (!isSameSite(request)) return show(reply, { kind: "forged" });
    const link = links.read(fieldOf(request.body, tokenField), clock.now());
    if (typeof link === "string") return show(reply, { kind: link });
    const wanted = fieldOf(request.body, actionField);
    const action = leadActions.find((known) => known === wanted);
    if (!action) return show(reply, { kind: "forged" });
    const { isDone, view } = await act(link.leadId, action);
    request.log.info({ action, isDone }, "action on a lead");
    return show(reply, stateOf(view, link.token, !isDone));
  });

  async function show(reply: FastifyReply, state: LeadPageState): Promise<FastifyReply> {
    const { leadPage, leadPagePolicy } = await page();
    return reply
      .code(statuses[state.kind])
      .headers({
        "cache-control": "no-store",
        "x-robots-tag": "noindex",
        // Sent to our own host only, because the URL contains the token.
        "referrer-policy": "same-origin",
        "content-security-policy": leadPagePolicy,
      })
      .type("text/html; charset=utf-8")
      .send(leadPage(state));
  }
}

function stateOf(view: LeadView | null, token: string, isUnchanged = false): LeadPageState {
  return view ? { kind: "lead", view, token, isUnchanged } : { kind: "gone" };
}

function fieldOf(fields: unknown, name: string): unknown {
  return typeof fields === "object" && fields !== null && name in fields
    ? (fields as Readonly<Record<string, unknown>>)[name]
    : undefined;
}
