import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { leadStatuses } from "#leads/actions/lead-actions.ts";
import { dayOf } from "#leads/clock.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import { listFields, longest } from "#leads/desk/fields.ts";
import { sendPage } from "#leads/desk/frame.tsx";
import { leadIdPattern } from "#leads/desk/lead-routes.ts";
import { type ListQuestion, listPage } from "#leads/desk/list-page.tsx";
import { deskPath } from "#leads/desk/paths.ts";
import { requireSession } from "#leads/desk/sign-in-routes.ts";
import { exportLeads } from "#leads/export/export-leads.ts";
import { fieldOf } from "#leads/server/form-fields.ts";
import { countLeads, iterateLeads, listLeads } from "#leads/store/find-leads.ts";
import { withPriority } from "#leads/store/with-priority.ts";

/** Leads on one page of the list. */
const pageLength = 50;

/** The list of leads, which is the desk's first page, and its export. */
export function listRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { open, clock } = dependencies;

  app.get(deskPath, async (request, reply) => {
    const session = await requireSession(dependencies, request, reply, 200);
    if (!session) return reply;
    const { store } = open();
    const question = questionIn(request.query);
    const [found, counts] = await withPriority(() =>
      Promise.all([listLeads(store, question, pageLength + 1, question.before), countLeads(store, question)]),
    );
    const page = listPage({
      ...{ question, counts, session },
      leads: found.slice(0, pageLength),
      hasMore: found.length > pageLength,
    });
    return sendPage(reply, 200, page);
  });

  app.get(`${deskPath}/export.csv`, async (request, reply) => {
    const session = await requireSession(dependencies, request, reply);
    if (!session) return reply;
    const { store, signIn } = open();
    request.log.info({ reader: signIn.numberOf(session.address) }, "leads exported");
    return reply
      .header("content-disposition", `attachment; filename="${dayOf(clock.now())}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(exportLeads(iterateLeads(store, questionIn(request.query)), "csv")));
  });
}

function questionIn(query: unknown): ListQuestion {
  const before = fieldOf(query, listFields.before);
  return {
    words: fieldOf(query, listFields.words).trim().slice(0, longest.words),
    status: leadStatuses.find((known) => known === fieldOf(query, listFields.status)),
    before: leadIdPattern.test(before) ? before : undefined,
  };
}
