import type { ReactNode } from "react";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Short facts above the title. */
  readonly badges?: readonly string[];
  /** Buttons, or a figure's worth of facts, below the subtitle. */
  readonly children?: ReactNode;
}

/** The first band of an inner page. */
export function PageHero({ title, subtitle, badges, children }: PageHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        {badges ? (
          <ul className={styles.badges}>
            {badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
        ) : null}
        <h1>{title}</h1>
        <div className={styles.side}>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
          {children}
        </div>
      </div>
    </div>
  );
}
