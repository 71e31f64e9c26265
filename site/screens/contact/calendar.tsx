import { useEffect, useRef, useState } from "react";
import { CrashGuard } from "#site/elements/crash-guard.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { measure } from "#site/measurement/measure.ts";
import { type BookingProvider, messageOf, providers } from "#site/screens/contact/booking-providers.ts";
import type { calendarProps } from "#site/screens/contact/island-props.ts";
import styles from "./calendar.module.css";

type CalendarProps = NonNullable<ReturnType<typeof calendarProps>>;

type State = "offered" | "loading" | "ready" | "failed";

/** Milliseconds to wait for the calendar before showing the link instead. */
const timeout = 12_000;

/**
 * The provider's calendar, loaded by a click that names it, or by itself for a visitor who has agreed to it; without
 * scripts there is only the link above.
 */
export function Calendar(props: CalendarProps) {
  return (
    <CrashGuard fallback={<p>{props.copy.failed}</p>}>
      <BookingFrame {...props} />
    </CrashGuard>
  );
}

function BookingFrame({ copy, url, provider }: CalendarProps) {
  const { place, frame, state, isFramed, show, finishLoading } = useBookingFrame(url, providers[provider]);
  return (
    <div className={`stack gap-0 ${styles.place}`} data-state={state} ref={place} data-booking={url}>
      {state === "offered" ? (
        <button className={`scripted stack gap-2 ${styles.show}`} type="button" onClick={show}>
          <span className="title-s with-sign gap-3">
            {copy.show}
            <Icon name="arrow-down" />
          </span>
          <span className="note">{copy.warning}</span>
        </button>
      ) : null}
      {isFramed ? (
        <iframe
          ref={frame}
          title={copy.frameTitle}
          referrerPolicy="strict-origin"
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
          src={providers[provider].frameAddress(new URL(url), location.hostname).href}
          onLoad={finishLoading}
        />
      ) : null}
      <p role="status">
        {state === "loading" ? copy.loading : null}
        {state === "failed" ? copy.failed : null}
      </p>
    </div>
  );
}

/** The state of the calendar, and what its frame and the visitor do with it. */
function useBookingFrame(url: string, { isReady, isConfirmed }: BookingProvider) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const hadFocus = useRef(false);
  const [state, setState] = useState<State>("offered");
  const isFramed = state === "loading" || state === "ready";

  function show() {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
    setState("loading");
  }

  /** The browser's own error page fires `load` as well: a calendar that says when it is ready is waited for. */
  function finishLoading() {
    if (!isReady) setState("ready");
  }

  useEffect(() => {
    const showWanted = () => {
      if (place.current?.dataset["wanted"] === undefined) return;
      setState((current) => (current === "offered" ? "loading" : current));
    };
    showWanted();
    document.addEventListener("consent", showWanted);
    return () => document.removeEventListener("consent", showWanted);
  }, []);

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("failed"), timeout);
    return () => clearTimeout(timer);
  }, [state]);

  useEffect(() => {
    if (!isFramed) return;
    if (hadFocus.current) frame.current?.focus();
    let confirmed = false;
    const hear = ({ origin, source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== new URL(url).origin) return;
      const message = messageOf(data);
      if (isReady?.(message)) setState((current) => (current === "loading" ? "ready" : current));
      if (!confirmed && isConfirmed(message)) {
        confirmed = true;
        measure("booking_confirmed");
      }
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, [isFramed, url, isReady, isConfirmed]);

  return { place, frame, state, isFramed, show, finishLoading };
}
