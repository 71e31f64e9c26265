import type { ContactFormProps } from "#site/screens/contact/contact-form.tsx";

type Channels = Pick<ContactFormProps, "words" | "phone" | "whatsappHref">;

interface FailureMessageProps extends Channels {
  /** The service's own message, which takes the place of the general one. */
  reason: string | undefined;
}

/** Says that the request could not be sent, and how else to reach the agency. */
export function FailureMessage({ reason, ...channels }: FailureMessageProps) {
  const { failure, failureHelp } = channels.words;
  return (
    <>
      <p ref={show}>{reason ?? failure}</p>
      <p>
        {reason === undefined ? failureHelp : null} <OtherWays {...channels} />
      </p>
    </>
  );
}

/** What is left of a form that has stopped working. */
export function CrashMessage(channels: Channels) {
  return (
    <p>
      {channels.words.crash} <OtherWays {...channels} />
    </p>
  );
}

function OtherWays({ words, phone, whatsappHref }: Channels) {
  return (
    <>
      <a href={phone.href}>{phone.text}</a>
      {whatsappHref === null ? null : (
        <>
          {" · "}
          <a href={whatsappHref} target="_blank" rel="noopener">
            {words.whatsapp}
          </a>
        </>
      )}
    </>
  );
}

/** The notice may appear out of sight of whoever pressed Enter in a field. */
function show(message: HTMLElement | null): void {
  const notice = message?.parentElement;
  notice?.scrollIntoView({ behavior: "instant", block: "nearest" });
  notice?.focus({ preventScroll: true });
}
