import type { BookingProviderKey } from "#site.config.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { Icon } from "#src/elements/icon.tsx";
import styles from "./booking-widget.module.css";

interface BookingWidgetProps {
  readonly words: {
    readonly title: string;
    readonly text: string;
    readonly hours: string;
    /** What the link to the calendar's own page says. */
    readonly button: string;
    readonly show: string;
    /** Who is asked for the calendar, and what they learn. */
    readonly warning: string;
    readonly frameTitle: string;
    readonly loading: string;
    readonly failed: string;
  };
  readonly url: string;
  readonly provider: BookingProviderKey;
  readonly newTab: string;
}

/**
 * A call to book: a link to the calendar, and a place where a script shows it on a click that says what
 * is loaded. Without scripts the link is all there is.
 */
export function BookingWidget({ words, url, provider, newTab }: BookingWidgetProps) {
  return (
    <section className={styles.booking} id="booking" aria-labelledby="booking-title">
      <h2 id="booking-title">{words.title}</h2>
      <p>{words.text}</p>
      <ButtonLink href={url} variant="secondary" newTab={newTab}>
        {words.button}
      </ButtonLink>
      <p className={styles.hours}>{words.hours}</p>
      <div
        className={styles.place}
        data-booking={url}
        data-provider={provider}
        data-frame-title={words.frameTitle}
      >
        <button className={styles.show} type="button" hidden>
          <span className={styles.action}>
            {words.show}
            <Icon name="arrow-down" />
          </span>
          <span className={styles.warning}>{words.warning}</span>
        </button>
        <p role="status" data-loading={words.loading} data-failed={words.failed} />
      </div>
    </section>
  );
}
