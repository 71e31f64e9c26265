import { formField, leaveField } from "#leads/desk/fields.ts";
import { deskPath } from "#leads/desk/paths.ts";
import { everywhere, formTokenOf, sessionId } from "#leads/desk/sign-in.ts";
import { deskWords } from "#leads/desk/words.ts";
import { agencyLanguage, formatAgencyTime } from "#leads/lead-text.ts";
import type { DeskKeyTable } from "#leads/store/tables.ts";

interface OfSession {
  session: DeskKeyTable;
}

/** Proves that a form comes from a page of this session. */
export function FormToken({ session }: OfSession) {
  return <input type="hidden" name={formField} value={formTokenOf(session)} />;
}

export function SignOut({ session }: OfSession) {
  return (
    <form method="post" action={deskPath}>
      <FormToken session={session} />
      <button type="submit" name={leaveField} value={sessionId(session)}>
        {deskWords(agencyLanguage).sessions.leave}
      </button>
    </form>
  );
}

/** All sessions of a mailbox, each with its end. */
export function Sessions({ session, all }: OfSession & { all: DeskKeyTable[] }) {
  const { heading, here, used, end, everywhere: leaveAll } = deskWords(agencyLanguage).sessions;
  return (
    <details>
      <summary>{heading}</summary>
      <p>{session.address}</p>
      <form method="post" action={deskPath}>
        <FormToken session={session} />
        <ul>
          {all.map((one) => (
            <li className="way" key={one.hash}>
              {one.hash === session.hash ? here : used({ moment: formatAgencyTime(one.used_at) })}
              {one.hash === session.hash ? null : (
                <button type="submit" name={leaveField} value={sessionId(one)}>
                  {end}
                </button>
              )}
            </li>
          ))}
        </ul>
        <button type="submit" name={leaveField} value={everywhere}>
          {leaveAll}
        </button>
      </form>
    </details>
  );
}
