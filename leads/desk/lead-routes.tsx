import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { addNote, type LeadView, maxNotes, viewLead } from "#leads/actions/act-on-lead.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import { tokenField } from "#leads/actions/lead-links.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import type { DeskDependencies } from "#leads/desk/desk.ts";
import type { DeskKey } from "#leads/desk/desk-keys.ts";
import { actionField, longest, noteField, signInField } from "#leads/desk/fields.ts";
import { type DeskPage, refusePage, sendPage } from "#leads/desk/page-shell.tsx";
import { deskPath, leadPath } from "#leads/desk/paths.ts";
import { FormToken, SignOut } from "#leads/desk/session-forms.tsx";
import { enterByLink, requireSession } from "#leads/desk/sign-in-routes.tsx";
import { fieldOf } from "#leads/http/form-fields.ts";
import { leadActions } from "#leads/store/lead-actions.ts";
import type { Actor, DeliveryTable, LeadChangeTable } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
import { headerText } from "#leads/text/header-text.ts";
import {
  agencyLanguage,
  formatAgencyTime,
  internalRows,
  type LeadRow,
  leadText,
  quotableRows,
  senderOf,
} from "#leads/text/lead-text.ts";
import { deliveryLabel, labelIn } from "#leads/text/stored-keys.ts";

export const leadIdPattern = /^[\da-f-]{36}$/;

/** The page of one lead: by the link of a mail, or by its address for those who are signed in. */
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
      if (!leadIdPattern.test(id)) return refusePage(reply, "gone");
      const note = readNote(request);
      const { mailbox: who } = session;
      if (note === null) return actAndShow(request, reply, { id, who, session });
      if (note !== "") await addNote(open().stores.urgent, { lead_id: id, at: clock.now(), who, note });
      return reply.redirect(`${deskPath}/${id}`, 303);
    },
  });

  /** Does what the pressed button says, if one was pressed, and shows the lead's page. */
  async function actAndShow(
    request: FastifyRequest,
    reply: FastifyReply,
    { id, who, ...visit }: { id: string; who: Actor; token?: string; session?: DeskKey },
  ): Promise<FastifyReply> {
    const { stores, act } = open();
    let view: LeadView | null;
    let isUnchanged = false;
    if (request.method === "POST") {
      const action = leadActions.find((name) => name === fieldOf(request.body, actionField));
      if (!action) return refusePage(reply, "forged");
      const outcome = await act(id, action, who);
      request.log.info({ lead: id, action, isDone: outcome.isDone }, "action on a lead");
      view = outcome.view;
      isUnchanged = !outcome.isDone;
    } else view = await viewLead(stores.urgent, id);
    if (!view) return refusePage(reply, "gone");
    return sendPage(reply, 200, leadPage({ view, isUnchanged, hasDesk, ...visit }));
  }
}

/** What was typed as a note; null where the form sent none. */
function readNote({ method, body }: FastifyRequest): string | null {
  if (method !== "POST" || fieldOf(body, actionField) !== "") return null;
  return fieldOf(body, noteField).trim().slice(0, longest.note).toWellFormed();
}

interface LeadPage {
  view: LeadView;
  /** A button was pressed that the status no longer allowed. */
  isUnchanged: boolean;
  /** Of the mail's link; those who are signed in have a session instead. */
  token?: string;
  session?: DeskKey;
  hasDesk: boolean;
}

/** Renders a lead's page; by a mail's link it shows no more than a reply may quote, as replies quote links. */
function leadPage({ view, isUnchanged, token, session, hasDesk }: LeadPage): DeskPage {
  const { actions, unchanged } = leadActionsCopy(agencyLanguage);
  const { back, inside } = deskCopy(agencyLanguage);
  const { lead, choices } = view;
  return {
    heading: senderOf(lead),
    title: leadStatusWords(view),
    // Without a referrer, which would hold the link's token.
    nav: hasDesk ? (
      <>
        <a href={deskPath} rel="noreferrer">
          {session ? back : inside}
        </a>
        {session ? <SignOut session={session} /> : null}
      </>
    ) : null,
    children: (
      <>
        {isUnchanged ? <p role="alert">{unchanged}</p> : null}
        <p role="status">
          <b>{leadStatusWords(view)}</b>
        </p>
        <p className="said">{leadText(lead)}</p>
        <LeadRows rows={quotableRows(lead)} />
        <form method="post" action={session ? `${deskPath}/${lead.id}` : leadPath}>
          {session ? (
            <FormToken session={session} />
          ) : (
            <input type="hidden" name={tokenField} value={token} />
          )}
          {choices.map((action, index) => (
            <p key={action}>
              <button className={index === 0 ? "first" : ""} type="submit" name={actionField} value={action}>
                {actions[action].button}
              </button>
              <br />
              <small>{actions[action].effect}</small>
            </p>
          ))}
        </form>
        {session ? <LeadDetails view={view} session={session} /> : null}
      </>
    ),
  };
}

function leadStatusWords({ lead }: LeadView): string {
  const { answered, erasing, ...states } = leadActionsCopy(agencyLanguage).states;
  if (lead.status === "answered") return answered({ moment: formatAgencyTime(lead.answered_at ?? 0) });
  if (lead.status === "erasing") return erasing({ moment: formatAgencyTime(lead.erase_at ?? 0) });
  return labelIn(states, lead.status);
}

function LeadRows({ rows }: { rows: LeadRow[] }) {
  return (
    <dl>
      {rows.map(([label, value, href]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href === undefined ? value : <a href={href}>{value}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}

function LeadDetails({ view, session }: { view: LeadView; session: DeskKey }) {
  const { lead, deliveries, changes, hasEarlierChanges, canBeNoted } = view;
  const { judged, mails, history } = deskCopy(agencyLanguage);
  return (
    <>
      <h2>{judged}</h2>
      <LeadRows rows={internalRows(lead)} />
      <h2>{mails.heading}</h2>
      {deliveries.length === 0 ? <p>{mails.none}</p> : null}
      <ul>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            {outcomeLabel(delivery)}
            {delivery.last_error && delivery.state !== "sent" ? (
              <>
                <br />
                <small>{quoteServerAnswer(delivery.last_error)}</small>
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <h2>{history.heading}</h2>
      {hasEarlierChanges ? <p>{history.earlier}</p> : null}
      <ul>
        {changes.map((change) => (
          <li key={change.id}>
            {changeLabel(change)}
            <br />
            <small>
              {formatAgencyTime(change.at)}, {actorLabel(change)}
            </small>
          </li>
        ))}
      </ul>
      {canBeNoted ? (
        <form method="post" action={`${deskPath}/${lead.id}`}>
          <FormToken session={session} />
          <p>
            <label htmlFor="note">{history.add}</label>
            <textarea id="note" name={noteField} rows={3} maxLength={longest.note} required />
          </p>
          <button type="submit">{history.button}</button>
        </form>
      ) : (
        <p>{history.full({ count: maxNotes })}</p>
      )}
    </>
  );
}

function outcomeLabel({ state, sent_at, ...delivery }: DeliveryTable): string {
  const { sent, ...states } = deskCopy(agencyLanguage).mails;
  const { row } = agencyMailsCopy(agencyLanguage);
  const value = state === "sent" ? sent({ moment: formatAgencyTime(sent_at ?? 0) }) : labelIn(states, state);
  return row({ label: deliveryLabel(delivery), value });
}

function quoteServerAnswer(error: string): string {
  return agencyMailsCopy(agencyLanguage).answer({ words: headerText(error, 300) });
}

function changeLabel({ action, note }: LeadChangeTable) {
  const { done } = deskCopy(agencyLanguage).history;
  return action === "note" ? <span className="said">{note}</span> : labelIn(done, action);
}

function actorLabel({ who }: LeadChangeTable): string {
  const { history } = deskCopy(agencyLanguage);
  return who === "link" ? history.link : who;
}
