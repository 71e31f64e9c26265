import type { ReactNode } from "react";
import { Headline } from "#src/elements/headline.tsx";
import styles from "./statement-hero.module.css";

interface StatementHeroProps {
  title: string;
  subtitle: string;
  /** Buttons below the subtitle. */
  children?: ReactNode;
  /** Full-width content below the text. */
  below?: ReactNode;
}

/** The first band of a page about the agency's values: its title as large as the window allows. */
export function StatementHero({ title, subtitle, children, below }: StatementHeroProps) {
  return (
    <div className={styles.hero}>
      <h1>
        <Headline>{title}</Headline>
      </h1>
      <div className={styles.side}>
        <p className={styles.subtitle}>{subtitle}</p>
        {children}
      </div>
      {below ? <div className={styles.below}>{below}</div> : null}
    </div>
  );
}
