import type { ReactNode } from "react";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { formatMetric } from "#src/formats/metrics.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import styles from "./appointments.module.css";

interface AppointmentsProps {
  language: Language;
  /** The embedded calendar of the call; without scripts only the link works. */
  children?: ReactNode;
}

/** The calls to book, with their length set large; those without a calendar are asked for in the form above. */
export function Appointments({ language, children }: AppointmentsProps) {
  const { audit, booking, conversations } = wordsOf("contact", language);
  const { newTab } = wordsOf("layout", language);
  const { papers } = wordsOf("examples", language);
  const calls = [
    { key: "audit", words: audit, call: site.booking.audit, calendar: null },
    { key: "booking", words: booking, call: site.booking.call, calendar: children },
  ].filter(({ call }) => call.url !== "");
  if (calls.length === 0) return null;
  return (
    <Band id="calls" title={conversations.title} layout="stack" tone="accent">
      <div className={`tiles two-48 gap-7 ${styles.calls}`}>
        {calls.map(({ key, words, call, calendar }) => (
          <section
            className={`stack gap-3 lined-up ${styles.call}`}
            id={key}
            aria-labelledby={`${key}-title`}
            key={key}
          >
            <p className="figure display-m">{formatMetric({ minutes: call.minutes }, language)}</p>
            <h3 id={`${key}-title`}>{words.title}</h3>
            <p>
              {words.text}
              {key === "audit" ? (
                <>
                  {" "}
                  <a href={`${pathOf("examples", language)}#audit`}>{papers.audit.link}</a>
                </>
              ) : null}
            </p>
            <ButtonLink href={call.url} variant="secondary" newTab={newTab}>
              {words.button}
            </ButtonLink>
            {calendar}
          </section>
        ))}
      </div>
    </Band>
  );
}
