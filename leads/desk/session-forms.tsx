import { deskPath } from "#contract/schemas/service-paths.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import type { DeskKey } from "#leads/desk/desk-keys.ts";
import { formTokenField, leaveField } from "#leads/desk/fields.ts";
import { type everywhere, formTokenOf } from "#leads/desk/sessions.ts";
import { agencyLanguage } from "#leads/text/lead-text.ts";

interface SessionProps {
  session: DeskKey;
}

/** Proves that a form comes from a page of this session. */
export function FormToken({ session }: SessionProps) {
  return <input type="hidden" name={formTokenField} value={formTokenOf(session)} />;
}

/** A button that ends this session, or all sessions of its mailbox. */
export function SignOut({ session, scope = "here" }: SessionProps & { scope?: "here" | typeof everywhere }) {
  const labels = deskCopy(agencyLanguage).signOut;
  return (
    <form method="post" action={deskPath}>
      <FormToken session={session} />
      <button type="submit" name={leaveField} value={scope}>
        {labels[scope]}
      </button>
    </form>
  );
}
