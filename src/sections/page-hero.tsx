import type { ReactNode } from "react";
import { Bars } from "#src/elements/bars.tsx";
import { Headline } from "#src/elements/headline.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  title: string;
  subtitle?: ReactNode;
  /** Buttons and short facts below the subtitle. */
  children?: ReactNode;
  /** Figures of the page as the lengths of the bars above the title. */
  figures?: number[];
  /** `brief`: subtitle beside the title; `index`: below it, with the last of the children beside both. */
  layout: "brief" | "index";
}

/** The first band of an inner page, low enough for the next to begin in the first view. */
export function PageHero({ title, subtitle, children, figures = [], layout }: PageHeroProps) {
  return (
    <div className={`${styles.hero} ${styles[layout]}`}>
      <Bars figures={figures} />
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
