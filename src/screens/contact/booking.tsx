import type { ReactNode } from "react";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./booking.module.css";

interface BookingProps {
  language: Language;
  /** The embedded calendar; without scripts only the link works. */
  children?: ReactNode;
}

/** A call to book: a link to the provider's page, and the embedded calendar. */
export function Booking({ language, children }: BookingProps) {
  const words = wordsOf("contact", language).booking;
  return (
    <section className={styles.booking} id="booking" aria-labelledby="booking-title">
      <h2 id="booking-title">{words.title}</h2>
      <p>{words.text}</p>
      <ButtonLink
        href={site.booking.call.url}
        variant="secondary"
        newTab={wordsOf("layout", language).newTab}
      >
        {words.button}
      </ButtonLink>
      <p className={styles.hours}>{words.hours}</p>
      {children}
    </section>
  );
}
