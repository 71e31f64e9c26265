import type { ReactNode } from "react";
import { Headline } from "#site/elements/headline.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  title: string;
  subtitle?: ReactNode;
  children?: ReactNode;
  /** Below the text of a statement, and beside it where the window has room. */
  below?: ReactNode;
  /**
   * `brief`: subtitle beside the title; `index`: below it, with the last of the children beside both; `statement`: the
   * title as large as the window allows.
   */
  layout: "brief" | "index" | "statement";
}

/** What the text beside or below the title takes of the columns. */
const sides = { brief: "from-9 span-4", index: "", statement: "span-4" };

/** The first band of an inner page. */
export function PageHero({ title, subtitle, children, below, layout }: PageHeroProps) {
  return (
    <div className={`columns gap-5 ${styles.hero} ${styles[layout]}`}>
      <h1 className={layout === "statement" ? "across" : "span-8"}>
        <Headline>{title}</Headline>
      </h1>
      <div className={`stack gap-5 ${sides[layout]} ${styles.side}`}>
        {subtitle ? <p className="lead">{subtitle}</p> : null}
        {children}
      </div>
      {below}
    </div>
  );
}
