import { fillTemplate } from "#contract/copy/fill-template.ts";
import { deskPath, leadPath } from "#contract/schemas/service-paths.ts";
import { type LeadView, maxNotes } from "#leads/actions/act-on-lead.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import { tokenField } from "#leads/actions/lead-links.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import type { DeskKey } from "#leads/desk/desk-keys.ts";
import { actionField, maxLength, noteField } from "#leads/desk/fields.ts";
import type { DeskPage } from "#leads/desk/page-shell.tsx";
import { FormToken, SignOut } from "#leads/desk/session-forms.tsx";
import type { DeliveryTable, LeadChangeTable } from "#leads/store/tables.ts";
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

interface LeadPage {
  view: LeadView;
  /** Whether a button was pressed that the status no longer allowed. */
  isUnchanged: boolean;
  /** The token of the mailed link. Those who are signed in have a session instead. */
  token?: string;
  session?: DeskKey;
  hasDesk: boolean;
}

/**
 * The page of a lead. Behind a mailed link it shows no more than a reply may quote, because replies to the mail quote
 * the link.
 */
export function leadPage({ view, isUnchanged, token, session, hasDesk }: LeadPage): DeskPage {
  const { actions, unchanged } = leadActionsCopy(agencyLanguage);
  const { back, inside } = deskCopy(agencyLanguage);
  const { lead, choices } = view;
  return {
    heading: senderOf(lead),
    title: statusText(view),
    // Without a referrer, which would contain the token.
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
          <b>{statusText(view)}</b>
        </p>
        <p className="quote">{leadText(lead)}</p>
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

function statusText({ lead }: LeadView): string {
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
            <textarea id="note" name={noteField} rows={3} maxLength={maxLength.note} required />
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
  return fillTemplate(row, { label: deliveryLabel(delivery), value });
}

function quoteServerAnswer(error: string): string {
  return fillTemplate(agencyMailsCopy(agencyLanguage).answer, { words: headerText(error, 300) });
}

function changeLabel({ action, note }: LeadChangeTable) {
  const { done: labels } = deskCopy(agencyLanguage).history;
  return action === "note" ? <span className="quote">{note}</span> : labelIn(labels, action);
}

function actorLabel({ who }: LeadChangeTable): string {
  const { history } = deskCopy(agencyLanguage);
  return who === "link" ? history.link : who;
}
