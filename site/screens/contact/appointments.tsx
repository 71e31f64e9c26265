import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { formatMetric } from "#site/content/formats/metrics.ts";
import { contactCopy } from "#site/content/offer/contact.copy.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { wantedCalendarBehaviour } from "#site/screens/contact/connect-wanted-calendar.ts";
import styles from "./appointments.module.css";

interface AppointmentsProps {
  language: Language;
  /** The embedded calendar of the call; without scripts only the link works. */
  children?: ReactNode;
}

/** The call to book, with its length set large; one without a calendar is asked for in the form. */
export function Appointments({ language, children }: AppointmentsProps) {
  const { booking } = contactCopy(language);
  const { newTab } = layoutCopy(language);
  const { call } = site.booking;
  if (call.url === "") return null;
  return (
    <section
      className={`stack gap-3 ${styles.call}`}
      id="booking"
      aria-labelledby="booking-title"
      data-behaviour={children ? wantedCalendarBehaviour : undefined}
    >
      <h2 className="title-s stack gap-0" id="booking-title">
        <span className="title-l">{formatMetric({ minutes: call.minutes }, language)}</span> {booking.title}
      </h2>
      <p>{booking.text}</p>
      <ButtonLink href={call.url} variant={children ? "quiet" : "secondary"} newTab={newTab}>
        {booking.button}
      </ButtonLink>
      {children}
    </section>
  );
}
