import type { ReactNode } from "react";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { formatMetric } from "#src/formats/metrics.ts";
import type { Language } from "#src/languages.ts";
import styles from "./appointments.module.css";

interface AppointmentsProps {
  language: Language;
  /** The embedded calendar of the call; without scripts only the link works. */
  children?: ReactNode;
}

/** The two calls to book, with their length set large. */
export function Appointments({ language, children }: AppointmentsProps) {
  const { audit, booking, conversations } = wordsOf("contact", language);
  const { newTab } = wordsOf("layout", language);
  const lengthOf = (minutes: number) => formatMetric({ minutes }, language);
  return (
    <Band id="calls" title={conversations.title} layout="stack" tone="accent">
      <div className={styles.calls}>
        <section className={styles.call} id="audit" aria-labelledby="audit-title">
          <p className={styles.length}>{lengthOf(site.booking.audit.minutes)}</p>
          <h3 id="audit-title">{audit.title}</h3>
          <p>{audit.text}</p>
          <ButtonLink href={site.booking.audit.url} variant="secondary" newTab={newTab}>
            {audit.button}
          </ButtonLink>
        </section>
        <section className={styles.call} id="booking" aria-labelledby="booking-title">
          <p className={styles.length}>{lengthOf(site.booking.call.minutes)}</p>
          <h3 id="booking-title">{booking.title}</h3>
          <p>{booking.text}</p>
          <ButtonLink href={site.booking.call.url} variant="secondary" newTab={newTab}>
            {booking.button}
          </ButtonLink>
          {children}
        </section>
      </div>
    </Band>
  );
}
