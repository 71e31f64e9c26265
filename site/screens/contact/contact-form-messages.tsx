import type { ContactFormProps } from "#site/screens/contact/contact-form.tsx";
import styles from "./contact-form.module.css";

type Channels = Pick<ContactFormProps, "words" | "phone" | "whatsappHref">;

interface FailureNoticeProps extends Channels {
  /** `reason` is the service's own message, which takes the place of the general one. */
  failure: { reason: string | undefined } | null;
}

/** Says that the request could not be sent, to screen readers too, and how else to reach the agency. */
export function FailureNotice({ failure, ...channels }: FailureNoticeProps) {
  const { words } = channels;
  return (
    <div
      className={`across ${styles.notice}`}
      id="contact-notice"
      role="alert"
      hidden={failure === null}
      tabIndex={-1}
    >
      {failure ? (
        <>
          <p ref={show}>{failure.reason ?? words.failure}</p>
          <p>
            {failure.reason === undefined ? words.failureHelp : null} <OtherWays {...channels} />
          </p>
        </>
      ) : null}
    </div>
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
