import { deskPath } from "#contract/schemas/service-paths.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import type { DeskKey } from "#leads/desk/desk-keys.ts";
import { listFields, maxLength } from "#leads/desk/fields.ts";
import type { DeskPage } from "#leads/desk/page-shell.tsx";
import { SignOut } from "#leads/desk/session-forms.tsx";
import { everywhere } from "#leads/desk/sessions.ts";
import type { ListQuestion } from "#leads/store/find-leads.ts";
import { leadStatuses } from "#leads/store/lead-actions.ts";
import type { LeadTable } from "#leads/store/tables.ts";
import { agencyLanguage, formatAgencyTime, senderOf } from "#leads/text/lead-text.ts";
import { shownValue, statusLabel } from "#leads/text/stored-keys.ts";

interface ListPage {
  question: ListQuestion;
  leads: LeadTable[];
  counts: Map<string, number>;
  hasMore: boolean;
  session: DeskKey;
}

/** The page with the list of leads: search, statuses, leads, export and sign-out. */
export function listPage({ question, leads, counts, hasMore, session }: ListPage): DeskPage {
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
          <form className="search" action={deskPath}>
            <label htmlFor="words">{desk.search.label}</label>
            <input
              id="words"
              type="search"
              name={listFields.words}
              defaultValue={question.words}
              maxLength={maxLength.words}
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
        <p className="links">
          {hasMore && last ? <a href={listUrl({ ...question, before: last.id })}>{desk.next}</a> : null}
          {leads.length > 0 ? (
            <a href={listUrl({ ...question, before: undefined }, "/export.csv")}>{desk.exported}</a>
          ) : null}
        </p>
        <SignOut session={session} scope={everywhere} />
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
