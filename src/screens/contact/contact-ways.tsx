import type { ReactNode } from "react";
import { ButtonLink } from "#src/elements/button.tsx";
import styles from "./contact-ways.module.css";

interface ContactWay {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly button: { readonly text: string; readonly href: string; readonly event?: string };
}

interface ContactWaysProps {
  readonly ways: readonly ContactWay[];
  readonly newTab: string;
  readonly direct: {
    readonly title: string;
    readonly links: readonly { readonly label: string; readonly text: string; readonly href: string }[];
  };
  /** A way that does more than lead elsewhere. */
  readonly children?: ReactNode;
}

/** Other ways to reach the agency, beside the form: chat, a booked call, phone and mail. */
export function ContactWays({ ways, newTab, direct, children }: ContactWaysProps) {
  return (
    <div className={styles.ways}>
      {ways.map((way) => (
        <section className={styles.way} key={way.key} id={way.key} aria-labelledby={`${way.key}-title`}>
          <h2 id={`${way.key}-title`}>{way.title}</h2>
          <p>{way.text}</p>
          <ButtonLink
            href={way.button.href}
            variant="secondary"
            newTab={newTab}
            {...(way.button.event ? { event: way.button.event } : {})}
          >
            {way.button.text}
          </ButtonLink>
        </section>
      ))}
      {children}
      <section className={styles.way} aria-labelledby="direct-title">
        <h2 id="direct-title">{direct.title}</h2>
        <dl>
          {direct.links.map((link) => (
            <div key={link.label}>
              <dt>{link.label}</dt>
              <dd>
                <a href={link.href}>{link.text}</a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
