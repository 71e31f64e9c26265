import type { ReactNode } from "react";
import type { Proof as ProvenCase } from "#src/content/cases/proof.ts";
import type { Language } from "#src/languages.ts";
import { Proof } from "#src/sections/proof.tsx";
import styles from "./service-hero.module.css";

interface ServiceHeroProps {
  readonly kicker: string;
  readonly title: string;
  readonly subtitle: string;
  /** Short facts in a row. */
  readonly badges: Readonly<Record<string, string>>;
  readonly proof: ProvenCase;
  readonly language: Language;
  /** The service at work. */
  readonly drawing: ReactNode;
  /** Where the drawing stands in a wide window: beside the words, or below them, as wide as it likes. */
  readonly place: "beside" | "below";
  /** Buttons. */
  readonly children: ReactNode;
}

/** The first band of a service's page: what it does, what to do next, and the thing itself, drawn. */
export function ServiceHero({
  kicker,
  title,
  subtitle,
  badges,
  proof,
  language,
  drawing,
  place,
  children,
}: ServiceHeroProps) {
  return (
    <div className={styles[place]}>
      <div className={styles.words}>
        <h1>
          <span className={styles.kicker}>{kicker} </span>
          {title}
        </h1>
        <div className={styles.side}>
          <p className={styles.subtitle}>{subtitle}</p>
          {children}
          <Proof proof={proof} language={language} />
        </div>
      </div>
      <div className={styles.drawing}>{drawing}</div>
      <ul className={styles.badges}>
        {Object.entries(badges).map(([key, badge]) => (
          <li key={key}>{badge}</li>
        ))}
      </ul>
    </div>
  );
}
