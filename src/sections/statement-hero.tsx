import type { ReactNode } from "react";
import styles from "./statement-hero.module.css";

interface StatementHeroProps {
  readonly title: string;
  readonly subtitle: string;
  /** Buttons below the subtitle. */
  readonly children?: ReactNode;
  /** What stands below it all, as wide as the page. */
  readonly below?: ReactNode;
}

/** The first band of a page that says what the agency stands for: its title as large as the window allows. */
export function StatementHero({ title, subtitle, children, below }: StatementHeroProps) {
  return (
    <div className={styles.hero}>
      <h1>{title}</h1>
      <div className={styles.side}>
        <p className={styles.subtitle}>{subtitle}</p>
        {children}
      </div>
      {below ? <div className={styles.below}>{below}</div> : null}
    </div>
  );
}
