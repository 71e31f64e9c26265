import { addressField, signInField } from "#leads/desk/fields.ts";
import type { DeskPage } from "#leads/desk/frame.tsx";
import { deskPath, leadPath } from "#leads/desk/paths.ts";
import { deskWords } from "#leads/desk/words.ts";
import { agencyLanguage } from "#leads/lead-text.ts";

export function signInPage(): DeskPage {
  const { heading, text, address, button } = deskWords(agencyLanguage).signIn;
  return {
    heading,
    children: (
      <>
        <p>{text}</p>
        <form method="post" action={deskPath}>
          <p>
            <label htmlFor="address">{address}</label>
            <input
              id="address"
              name={addressField}
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

/** Behind the link of the mail: a button, because mail programs and their scanners open links by themselves. */
export function enterPage(token: string): DeskPage {
  const { heading, text, button } = deskWords(agencyLanguage).enter;
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
