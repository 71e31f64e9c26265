import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { leadStatuses } from "#leads/actions/lead-actions.ts";
import { dayLength, dayOf } from "#leads/clock.ts";
import { exportLeads } from "#leads/commands/export-leads.ts";
import { countLeads, iterateLeads, type LeadFilter, listLeads } from "#leads/commands/find-leads.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import { deskPages, sendPage } from "#leads/desk/desk-answers.ts";
import { listFields, longest } from "#leads/desk/fields.ts";
import { leadIdPattern } from "#leads/desk/lead-routes.ts";
import type { ListQuestion } from "#leads/desk/list-page.tsx";
import { deskPath } from "#leads/desk/paths.ts";
import { requireSession } from "#leads/desk/sign-in-routes.ts";
import { fieldOf } from "#leads/server/form-fields.ts";
import type { Store } from "#leads/store/tables.ts";
import { withPriority } from "#leads/store/with-priority.ts";

/** Requests on one page of the list, and how far back it goes unless asked, in days. */
const listed = { page: 50, days: 90 } as const;

/** A workbook is made in memory, while nobody else is served; more requests come as CSV. */
const mostInWorkbook = 2_000;

const types = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** The list of requests, which is the desk's first page, and its exports. */
export function listRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { open, clock } = dependencies;

  app.get(deskPath, async (request, reply) => {
    const session = await requireSession(dependencies, request, reply, 200);
    if (!session) return reply;
    const { store, signIn } = open();
    const question = questionIn(request.query);
    const filter = filterOf(question, clock.now());
    const isTooLong = question.words.length > longest.words;
    const [found, counts] = await withPriority(() =>
      Promise.all([
        isTooLong ? null : listLeads(store, filter, listed.page + 1, question.before),
        question.words === "" ? countLeads(store, filter) : null,
      ]),
    );
    const hasMore = found !== null && found.length > listed.page;
    const leads = found?.slice(0, listed.page) ?? null;
    const html = (await deskPages()).listPage({
      ...{ question, leads, counts, hasMore, session },
      sessions: await signIn.sessionsOf(session.address),
      days: listed.days,
      now: clock.now(),
    });
    return sendPage(reply, isTooLong ? 400 : 200, html);
  });

  app.get<{ Params: { format: string } }>(`${deskPath}/export.:format(csv|xlsx)`, async (request, reply) => {
    const session = await requireSession(dependencies, request, reply);
    if (!session) return reply;
    const { store, signIn } = open();
    const filter = filterOf(questionIn(request.query), clock.now());
    const rows = await sizeOf(store, filter);
    const format = request.params.format === "csv" || rows > mostInWorkbook ? "csv" : "xlsx";
    request.log.info({ reader: signIn.numberOf(session.address), format, rows }, "leads exported");
    return reply
      .header("content-disposition", `attachment; filename="${dayOf(clock.now())}.${format}"`)
      .type(types[format])
      .send(Readable.from(exportLeads(iterateLeads(store, filter), format)));
  });
}

/** A search looks at all requests, the list at the last ones unless asked. */
function filterOf({ words, leadStatus, all }: ListQuestion, now: number): LeadFilter {
  const since = all || words !== "" ? undefined : now - listed.days * dayLength;
  return { words: words.slice(0, longest.words), leadStatus, since };
}

async function sizeOf(store: Store, filter: LeadFilter): Promise<number> {
  const counts = await countLeads(store, filter);
  if (filter.leadStatus) return counts[filter.leadStatus] ?? 0;
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

function questionIn(query: unknown): ListQuestion {
  const before = fieldOf(query, listFields.before);
  return {
    words: fieldOf(query, listFields.words).trim(),
    leadStatus: leadStatuses.find((known) => known === fieldOf(query, listFields.leadStatus)),
    all: fieldOf(query, listFields.all) !== "",
    before: leadIdPattern.test(before) ? before : undefined,
  };
}
