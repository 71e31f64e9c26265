import type { ReactNode } from "react";
import type { Sentence } from "#contract/copy/sentence.ts";
import { Headline } from "#site/elements/headline.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import styles from "./service-hero.module.css";
import "#site/elements/dash-before.css";

interface ServiceHeroProps {
  kicker: string;
  title: string;
  subtitle: Sentence | string;
  badges?: Readonly<Record<string, Sentence | string>> | undefined;
  /** A drawing of the service at work, if there is one. */
  drawing?: ReactNode;
  /** A signed letter, if one stands before the drawing; beside the drawing's text it stands below both. */
  letter?: ReactNode;
  /** Position of the drawing in wide windows: beside the text, or below it at any width. */
  place: "beside" | "below";
  children: ReactNode;
}

/** The first section of a service page: what it does, the calls to action and a drawing. */
export function ServiceHero({
  kicker,
  title,
  subtitle,
  badges,
  letter,
  drawing,
  place,
  children,
}: ServiceHeroProps) {
  const below = place === "below";
  return (
    <div className={`stack gap-0 ${below ? "" : `page ${styles.beside}`}`}>
      <div className={`${below ? "columns" : "stack"} gap-4 opening ${styles.words}`}>
        <h1 className={below ? "span-8" : undefined}>
          <span className={`label accented ${styles.kicker}`} data-search-ignore>
            {kicker}{" "}
          </span>
          <Headline>{title}</Headline>
        </h1>
        <div className={`stack gap-4 ${below ? "from-9 span-4" : ""} ${styles.side}`}>
          <p className="intro">{withPrices(subtitle)}</p>
          {children}
        </div>
      </div>
      {letter ? <div className={styles.letter}>{letter}</div> : null}
      {drawing ? <div className={styles.drawing}>{drawing}</div> : null}
      {badges && Object.keys(badges).length > 0 ? (
        <ul className={`small tiles three-48 gap-1 across ${styles.badges}`}>
          {Object.entries(badges).map(([key, badge]) => (
            <li className="dash-before" key={key}>
              {withPrices(badge)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
