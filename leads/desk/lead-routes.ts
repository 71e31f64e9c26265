import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type LeadView, recordChange, viewLead } from "#leads/actions/act-on-lead.ts";
import { leadActions } from "#leads/actions/lead-actions.ts";
import { tokenField } from "#leads/actions/lead-links.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import { actionField, longest, noteField, signInField } from "#leads/desk/fields.ts";
import { refuse, sendPage } from "#leads/desk/frame.tsx";
import { leadPage } from "#leads/desk/lead-page.tsx";
import { deskPath, leadPath } from "#leads/desk/paths.ts";
import { enterByLink, requireSession } from "#leads/desk/sign-in-routes.tsx";
import { fieldOf } from "#leads/server/form-fields.ts";
import type { Actor, DeskKeyTable } from "#leads/store/tables.ts";
import { withPriority } from "#leads/store/with-priority.ts";

export const leadIdPattern = /^[\da-f-]{36}$/;

/** The page of one request: by the link of a mail, or by its address for those who are signed in. */
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
      if (typeof link === "string") return refuse(reply, link);
      return actAndShow(request, reply, { id: link.leadId, who: "link", token });
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
      if (!leadIdPattern.test(id)) return refuse(reply, "gone");
      const note = fieldOf(request.body, noteField).trim();
      const isNote = fieldOf(request.body, actionField) === "" && request.method === "POST";
      if (!isNote) return actAndShow(request, reply, { id, who: session.address, session });
      const { store } = open();
      if (note === "" || !(await viewLead(store, id))) return reply.redirect(`${deskPath}/${id}`, 303);
      await recordChange(store, {
        lead_id: id,
        at: clock.now(),
        who: session.address,
        action: "note",
        note: note.slice(0, longest.note).toWellFormed(),
      });
      return reply.redirect(`${deskPath}/${id}`, 303);
    },
  });

  /** Does what the pressed button says, if one was pressed, and shows the request's page. */
  async function actAndShow(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, who, ...way }: { id: string; who: Actor; token?: string; session?: DeskKeyTable },
  ): Promise<FastifyReply> {
    const { store, act } = open();
    let view: LeadView | null;
    let isUnchanged = false;
    if (request.method === "POST") {
      const action = leadActions.find((known) => known === fieldOf(request.body, actionField));
      if (!action) return refuse(reply, "forged");
      const outcome = await act(id, action, who);
      request.log.info({ lead: id, action, isDone: outcome.isDone }, "action on a lead");
      view = outcome.view;
      isUnchanged = !outcome.isDone;
    } else view = await withPriority(() => viewLead(store, id));
    if (!view) return refuse(reply, "gone");
    return sendPage(reply, 200, leadPage({ view, isUnchanged, hasDesk, ...way }));
  }
}
