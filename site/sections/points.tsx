import type { ReactNode } from "react";
import type { Sentence } from "#contract/copy/sentence.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { PageSection, type PageSectionProps } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import styles from "./points.module.css";

interface PointsProps {
  items: Record<string, { title: ReactNode; text?: Sentence | string }>;
  /**
   * `lines`: up to three in a row, or four; `rows`: one below the other;
   * `questions`: the title small, beside its text in large type; `numbered`: large, across the page.
   */
  layout: "lines" | "rows" | "questions" | "numbered";
}

/** A list of titles, most with a sentence or two. */
export function Points({ items, layout }: PointsProps) {
  const points = withKeys(items);
  // Four and eight are two or four in a row, so that none stands alone.
  const inFours = points.length % 4 === 0 ? "four-80" : "three-64";
  const grid = layout === "lines" ? `tiles two-40 rows-0 ${inFours}` : "ruled";
  const List = layout === "numbered" ? "ol" : "ul";
  return (
    <List className={`${grid} ${styles[layout]}`}>
      {points.map(({ key, title, text }) => (
        <li className="stack gap-2" key={key}>
          <h3 className={layout === "lines" ? "title-s" : undefined}>{title}</h3>
          {text === undefined ? null : (
            <p className={layout === "questions" ? "title-s" : undefined}>{withPrices(text)}</p>
          )}
        </li>
      ))}
    </List>
  );
}

interface PointsSectionProps extends Omit<PageSectionProps, "children"> {
  items: PointsProps["items"];
  points: PointsProps["layout"];
}

/** A section with such a list; none without entries. */
export function PointsSection({ items, points, ...section }: PointsSectionProps) {
  if (Object.keys(items).length === 0) return null;
  return (
    <PageSection {...section}>
      <Points items={items} layout={points} />
    </PageSection>
  );
}
