import type { ReactNode } from "react";
import styles from "./page-section.module.css";

export interface PageSectionProps {
  id: string;
  title: string;
  intro?: ReactNode;
  children: ReactNode;
  /** `aside`: title left, content right; `stack`: title above full-width content. */
  layout?: "aside" | "stack";
  tone?: "plain" | "tint" | "asked";
  /** For tables and lists to look things up in. */
  density?: "tight";
  /** What it ends with, as wide as the window. */
  foot?: ReactNode;
}

/** A page section: hairline, title and content on the page's grid. */
export function PageSection({
  id,
  title,
  intro,
  children,
  layout = "aside",
  tone = "plain",
  density,
  foot,
}: PageSectionProps) {
  const heading = `${id}-title`;
  const isAside = layout === "aside";
  return (
    <section
      className={`${styles.section} ${tone === "tint" ? "" : styles[tone]} ${styles[layout]} ${density ? styles[density] : ""}`}
      id={id}
      data-ground={tone === "plain" ? undefined : tone}
      aria-labelledby={heading}
    >
      <div className={`${isAside ? "columns" : "stack"} gap-5 ${styles.inner}`}>
        <div className={`stack gap-4 ${isAside ? "span-4 stays-beside" : ""} ${styles.head}`}>
          <h2 id={heading}>{title}</h2>
          {intro ? <p className={styles.intro}>{intro}</p> : null}
        </div>
        <div className={`stack ${isAside ? "from-5 span-8" : ""} ${styles.body}`}>{children}</div>
      </div>
      {foot}
    </section>
  );
}
