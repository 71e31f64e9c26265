import { deskPath, leadPath } from "#contract/schemas/service-paths.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import { mailboxField, signInField } from "#leads/desk/fields.ts";
import type { DeskPage } from "#leads/desk/page-shell.tsx";
import { agencyLanguage } from "#leads/text/lead-text.ts";

/** The page with a form to request a link. */
export function signInPage(): DeskPage {
  const { heading, text, address: label, button } = deskCopy(agencyLanguage).signIn;
  return {
    heading,
    children: (
      <>
        <p>{text}</p>
        <form method="post" action={deskPath}>
          <p>
            <label htmlFor="mailbox">{label}</label>
            <input
              id="mailbox"
              name={mailboxField}
              type="email"
              autoComplete="email"
              maxLength={255}
              required
            />
          </p>
          <button className="first" type="submit">
            {button}
          </button>
        </form>
      </>
    ),
  };
}

/**
 * The page that a mailed link opens. Signing in takes a button, because mail programs and scanners open links by
 * themselves.
 */
export function enterPage(token: string): DeskPage {
  const { heading, text, button } = deskCopy(agencyLanguage).enter;
  return {
    heading,
    children: (
      <>
        <p>{text}</p>
        <form method="post" action={leadPath}>
          <input type="hidden" name={signInField} value={token} />
          <button className="first" type="submit">
            {button}
          </button>
        </form>
      </>
    ),
  };
}
