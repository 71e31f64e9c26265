import type { ReactNode } from "react";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  /** Names what the page is about where its title does not. */
  readonly kicker?: string;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Short facts, one a line, beside the subtitle. */
  readonly badges?: readonly string[];
  /** Buttons below the subtitle. */
  readonly children?: ReactNode;
}

/** The first band of an inner page. */
export function PageHero({ kicker, title, subtitle, badges, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1>
          {kicker ? <span className={styles.kicker}>{kicker} </span> : null}
          {title}
        </h1>
        <div className={styles.side}>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
          {children}
        </div>
        {badges ? (
          <ul className={styles.badges}>
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
