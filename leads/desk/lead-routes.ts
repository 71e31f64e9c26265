import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { deskPath, leadPath } from "#contract/schemas/service-paths.ts";
import { addNote, type LeadView, viewLead } from "#leads/actions/act-on-lead.ts";
import { tokenField } from "#leads/actions/lead-links.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import type { DeskKey } from "#leads/desk/desk-keys.ts";
import { actionField, maxLength, noteField, signInField } from "#leads/desk/fields.ts";
import { leadPage } from "#leads/desk/lead-page.tsx";
import { refusePage, sendPage } from "#leads/desk/page-shell.tsx";
import { enterByLink, requireSession } from "#leads/desk/sign-in-routes.ts";
import { fieldOf } from "#leads/http/form-fields.ts";
import { leadActions } from "#leads/store/lead-actions.ts";
import type { Actor } from "#leads/store/tables.ts";

export const leadIdPattern = /^[\da-f-]{36}$/;

/** Serves the page of a lead: to those with a mailed link, and within the desk to those who are signed in. */
export function leadRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { open, clock, hasDesk } = dependencies;

  app.route({
    method: ["GET", "POST"],
    url: leadPath,
    handler: async (request, reply) => {
      const fields = request.method === "POST" ? request.body : request.query;
      const signInToken = fieldOf(fields, signInField);
      if (hasDesk && signInToken !== "") return enterByLink(dependencies, request, reply, signInToken);
      const token = fieldOf(fields, tokenField);
      const link = open().links.read(token, clock.now());
      if (typeof link === "string") return refusePage(reply, link);
      return actAndShow(request, reply, { id: link.leadId, actor: "link", token });
    },
  });

  if (!hasDesk) return;
  app.route<{ Params: { id: string } }>({
    method: ["GET", "POST"],
    url: `${deskPath}/:id`,
    handler: async (request, reply) => {
      const session = await requireSession(dependencies, request, reply);
      if (!session) return reply;
      const { id } = request.params;
      if (!leadIdPattern.test(id)) return refusePage(reply, "gone");
      const note = readNote(request);
      const { mailbox } = session;
      if (note === null) return actAndShow(request, reply, { id, actor: mailbox, session });
      if (note !== "")
        await addNote(open().stores.urgent, { lead_id: id, at: clock.now(), who: mailbox, note });
      return reply.redirect(`${deskPath}/${id}`, 303);
    },
  });

  /** Performs the action of the pressed button, if any, and sends the lead's page. */
  async function actAndShow(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, actor, ...visit }: { id: string; actor: Actor; token?: string; session?: DeskKey },
  ): Promise<FastifyReply> {
    const { stores, act } = open();
    let view: LeadView | null;
    let isUnchanged = false;
    if (request.method === "POST") {
      const action = leadActions.find((name) => name === fieldOf(request.body, actionField));
      if (!action) return refusePage(reply, "forged");
      const outcome = await act(id, action, actor);
      request.log.info({ lead: id, action, isDone: outcome.isDone }, "action on a lead");
      view = outcome.view;
      isUnchanged = !outcome.isDone;
    } else view = await viewLead(stores.urgent, id);
    if (!view) return refusePage(reply, "gone");
    return sendPage(reply, 200, leadPage({ view, isUnchanged, hasDesk, ...visit }));
  }
}

/** The text of a note; null if the request sends no note. */
function readNote({ method, body }: FastifyRequest): string | null {
  if (method !== "POST" || fieldOf(body, actionField) !== "") return null;
  return fieldOf(body, noteField).trim().slice(0, maxLength.note).toWellFormed();
}
