import { deskCopy } from "#leads/desk/desk.copy.ts";
import type { DeskKey } from "#leads/desk/desk-keys.ts";
import { formField, leaveField } from "#leads/desk/fields.ts";
import { deskPath } from "#leads/desk/paths.ts";
import { type everywhere, formTokenOf } from "#leads/desk/sessions.ts";
import { agencyLanguage } from "#leads/text/lead-text.ts";

interface OfSession {
  session: DeskKey;
}

/** Proves that a form comes from a page of this session. */
export function FormToken({ session }: OfSession) {
  return <input type="hidden" name={formField} value={formTokenOf(session)} />;
}

/** Signs out of this session, or of all of its mailbox. */
export function SignOut({ session, from = "here" }: OfSession & { from?: "here" | typeof everywhere }) {
  const words = deskCopy(agencyLanguage).signOut;
  return (
    <form method="post" action={deskPath}>
      <FormToken session={session} />
      <button type="submit" name={leaveField} value={from}>
        {words[from]}
      </button>
    </form>
  );
}
