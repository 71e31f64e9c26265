import type { ReactNode } from "react";
import { Bars } from "#src/elements/bars.tsx";
import { Headline } from "#src/elements/headline.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** Buttons and short facts below the subtitle. */
  readonly children?: ReactNode;
  /**
   * Where the content below belongs in the first view: `brief` sets the subtitle beside the title, `index` below it, with
   * the last of the children beside both.
   */
  readonly layout?: "plain" | "brief" | "index";
}

/** The first band of an inner page. */
export function PageHero({ title, subtitle, children, layout = "plain" }: PageHeroProps) {
  return (
    <div className={`${styles.hero} ${layout === "plain" ? "" : styles[layout]}`}>
      <Bars />
      <h1>
        <Headline>{title}</Headline>
      </h1>
      <div className={styles.side}>
        {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        {children}
      </div>
    </div>
  );
}
