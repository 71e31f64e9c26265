import { addressField, signInField } from "#leads/desk/fields.ts";
import { renderFrame } from "#leads/desk/frame.tsx";
import { deskPath, leadPath } from "#leads/desk/paths.ts";
import { deskWords } from "#leads/desk/words.ts";
import { agencyLanguage } from "#leads/lead-text.ts";

export function signInPage(): string {
  const { heading, text, address, button } = deskWords(agencyLanguage).signIn;
  return renderFrame({
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
  });
}

/** Behind the link of the mail: a button, because mail programs and their scanners open links by themselves. */
export function enterPage(token: string): string {
  const { heading, text, button } = deskWords(agencyLanguage).enter;
  return renderFrame({
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
  });
}

export function noticePage({ heading, text }: { heading: string; text: string }): string {
  return renderFrame({ heading, children: <p>{text}</p> });
}
