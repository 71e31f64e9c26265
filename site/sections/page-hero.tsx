import type { ReactNode } from "react";
import { Headline } from "#site/elements/headline.tsx";
import styles from "./page-hero.module.css";

interface PageHeroProps {
  title: string;
  subtitle?: ReactNode;
  children?: ReactNode;
  /** `brief`: subtitle beside the title; `index`: below it, with the last of the children beside both. */
  layout: "brief" | "index";
}

/** The first section of an inner page. */
export function PageHero({ title, subtitle, children, layout }: PageHeroProps) {
  return (
    <div className="columns gap-4 opening">
      <h1 className="span-8">
        <Headline>{title}</Headline>
      </h1>
      <div className={`stack gap-5 ${styles.side} ${layout === "brief" ? "from-9 span-4" : styles.index}`}>
        {subtitle ? <p className="intro">{subtitle}</p> : null}
        {children}
      </div>
    </div>
  );
}
