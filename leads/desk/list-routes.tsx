import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { dayOf } from "#leads/clock.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import type { DeskKey } from "#leads/desk/desk-keys.ts";
import { listFields, longest } from "#leads/desk/fields.ts";
import { leadIdPattern } from "#leads/desk/lead-routes.tsx";
import { type DeskPage, sendPage } from "#leads/desk/page-shell.tsx";
import { deskPath } from "#leads/desk/paths.ts";
import { SignOut } from "#leads/desk/session-forms.tsx";
import { everywhere } from "#leads/desk/sessions.ts";
import { requireSession } from "#leads/desk/sign-in-routes.tsx";
import { exportLeads } from "#leads/export/export-leads.ts";
import { fieldOf } from "#leads/http/form-fields.ts";
import {
  countLeads,
  findSampleAnswers,
  iterateLeads,
  type ListQuestion,
  listLeads,
} from "#leads/store/find-leads.ts";
import { leadStatuses } from "#leads/store/lead-actions.ts";
import type { LeadTable } from "#leads/store/tables.ts";
import { agencyLanguage, formatAgencyTime, senderOf } from "#leads/text/lead-text.ts";
import { shownValue, statusLabel } from "#leads/text/stored-keys.ts";

/** Leads on one page of the list. */
const pageLength = 50;

/** The list of leads, which is the desk's first page, and its export. */
export function listRoutes(app: FastifyInstance, dependencies: DeskDependencies): void {
  const { open, clock } = dependencies;

  app.get(deskPath, async (request, reply) => {
    const session = await requireSession(dependencies, request, reply, 200);
    if (!session) return reply;
    const { urgent } = open().stores;
    const question = questionIn(request.query);
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
    const question = questionIn(request.query);
    const sampleAnswers = await findSampleAnswers(stores.ordinary, question);
    const leads = counted(iterateLeads(stores.ordinary, question), (rows) =>
      request.log.info({ reader, rows }, "leads exported"),
    );
    return reply
      .header("content-disposition", `attachment; filename="${dayOf(clock.now())}.csv"`)
      .type("text/csv; charset=utf-8")
      .send(Readable.from(exportLeads(leads, "csv", sampleAnswers)));
  });
}

/** Passes items on, and says at their end, or where reading them was broken off, how many there were. */
async function* counted<Item>(items: AsyncIterable<Item>, onEnd: (count: number) => void) {
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

/** Any status, since a link that was kept, or a lead in the store, may have one of another version. */
const statusPattern = /^[\w-]{1,40}$/;

function questionIn(query: unknown): ListQuestion {
  const before = fieldOf(query, listFields.before);
  return {
    words: fieldOf(query, listFields.words).trim().slice(0, longest.words),
    status: statusPattern.exec(fieldOf(query, listFields.status))?.[0],
    before: leadIdPattern.test(before) ? before : undefined,
  };
}

interface ListPage {
  question: ListQuestion;
  leads: LeadTable[];
  counts: Map<string, number>;
  hasMore: boolean;
  session: DeskKey;
}

/** Renders the list of leads: a search, the statuses, the leads, the export and the way out. */
function listPage({ question, leads, counts, hasMore, session }: ListPage): DeskPage {
  const desk = deskCopy(agencyLanguage);
  const last = leads.at(-1);
  const statuses = new Set([
    ...leadStatuses,
    ...counts.keys(),
    ...(question.status ? [question.status] : []),
  ]);
  return {
    heading: desk.title,
    nav: <SignOut session={session} />,
    children: (
      <>
        <search>
          <form className="find" action={deskPath}>
            <label htmlFor="words">{desk.search.label}</label>
            <input
              id="words"
              type="search"
              name={listFields.words}
              defaultValue={question.words}
              maxLength={longest.words}
            />
            <button className="first" type="submit">
              {desk.search.button}
            </button>
          </form>
        </search>
        <nav aria-label={desk.status.label}>
          {[undefined, ...statuses].map((status) => (
            <a
              key={status ?? ""}
              href={listUrl({ ...question, status, before: undefined })}
              aria-current={question.status === status ? "page" : undefined}
            >
              {status === undefined ? desk.status.all : statusLabel(status)}
              {` ${countOf(counts, status)}`}
            </a>
          ))}
        </nav>
        {leads.length === 0 ? <p role="status">{desk.none}</p> : null}
        <ul>
          {leads.map((lead) => (
            <Row key={lead.id} lead={lead} />
          ))}
        </ul>
        <p className="way">
          {hasMore && last ? <a href={listUrl({ ...question, before: last.id })}>{desk.next}</a> : null}
          {leads.length > 0 ? (
            <a href={listUrl({ ...question, before: undefined }, "/export.csv")}>{desk.exported}</a>
          ) : null}
        </p>
        <SignOut session={session} from={everywhere} />
      </>
    ),
  };
}

function Row({ lead }: { lead: LeadTable }) {
  const { score } = deskCopy(agencyLanguage);
  return (
    <li className="lead">
      <a href={`${deskPath}/${lead.id}`}>{senderOf(lead)}</a> <mark>{statusLabel(lead.status)}</mark>
      <span>{[shownValue("projectType", lead), shownValue("budget", lead)].join(" · ")}</span>
      <small>{[formatAgencyTime(lead.created_at), score({ score: lead.score })].join(" · ")}</small>
    </li>
  );
}

function listUrl({ words, status, before }: ListQuestion, path = ""): string {
  const query = new URLSearchParams({
    ...(words && { [listFields.words]: words }),
    ...(status && { [listFields.status]: status }),
    ...(before && { [listFields.before]: before }),
  });
  return `${deskPath}${path}${query.size > 0 ? `?${query}` : ""}`;
}

function countOf(counts: Map<string, number>, status: string | undefined): number {
  if (status !== undefined) return counts.get(status) ?? 0;
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
