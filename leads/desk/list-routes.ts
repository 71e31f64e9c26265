import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { dayOf } from "#leads/clock.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import { listFields, maxLength } from "#leads/desk/fields.ts";
import { leadIdPattern } from "#leads/desk/lead-routes.ts";
import { listPage } from "#leads/desk/list-page.tsx";
import { sendPage } from "#leads/desk/page-shell.tsx";
import { requireSession } from "#leads/desk/sign-in-routes.ts";
import { exportLeads } from "#leads/export/export-leads.ts";
import { fieldOf } from "#leads/http/form-fields.ts";
import {
  countLeads,
  findSampleAnswers,
  iterateLeads,
  type ListQuestion,
  listLeads,
} from "#leads/store/find-leads.ts";

/** Number of leads on a page of the list. */
const pageLength = 50;

/** The list of leads, which is the desk's first page, and its export. */
export function listRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { open, clock } = dependencies;

  app.get(deskPath, async (request, reply) => {
    const session = await requireSession(dependencies, request, reply, 200);
    if (!session) return reply;
    const { urgent } = open().stores;
    const question = readQuestion(request.query);
    const [leads, counts] = await Promise.all([
      listLeads(urgent, question, pageLength + 1),
      countLeads(urgent, question),
    ]);
    const page = listPage({
      question,
      counts,
      session,
      leads: leads.slice(0, pageLength),
      hasMore: leads.length > pageLength,
    });
    return sendPage(reply, 200, page);
  });

  app.get(`${deskPath}/export.csv`, async (request, reply) => {
    const session = await requireSession(dependencies, request, reply);
    if (!session) return reply;
    const { stores, signIn } = open();
    const reader = signIn.numberOf(session.mailbox);
    const question = readQuestion(request.query);
    const sampleAnswers = await findSampleAnswers(stores.ordinary, question);
    const leads = countItems(iterateLeads(stores.ordinary, question), (rows) =>
      request.log.info({ reader, rows }, "leads exported"),
    );
    return reply
      .header("content-disposition", `attachment; filename="${dayOf(clock.now())}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(exportLeads(leads, "csv", sampleAnswers)));
  });
}

/** Passes items on. Calls `onEnd` with their number, also if the reader stops early. */
async function* countItems<Item>(items: AsyncIterable<Item>, onEnd: (count: number) => void) {
  let count = 0;
  try {
    for await (const item of items) {
      count += 1;
      yield item;
    }
  } finally {
    onEnd(count);
  }
}

/** Any status, because an old link, or a lead in the store, may have one from another version of the program. */
const statusPattern = /^[\w-]{1,40}$/;

function readQuestion(query: unknown): ListQuestion {
  const before = fieldOf(query, listFields.before);
  return {
    words: fieldOf(query, listFields.words).trim().slice(0, maxLength.words),
    status: statusPattern.exec(fieldOf(query, listFields.status))?.[0],
    before: leadIdPattern.test(before) ? before : undefined,
  };
}
