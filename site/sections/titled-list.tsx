import type { ReactNode } from "react";
import type { Sentence } from "#contract/copy/sentence.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { PageSection, type PageSectionProps } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import styles from "./titled-list.module.css";

interface TitledListProps {
  items: Record<string, { title: ReactNode; text?: Sentence | string }>;
  /**
   * `lines`: up to three in a row, or four; `rows`: one below the other;
   * `questions`: the title small, beside its text in large type; `numbered`: large, across the page.
   */
  layout: "lines" | "rows" | "questions" | "numbered";
}

/** A list of titles, most with a sentence or two. */
export function TitledList({ items, layout }: TitledListProps) {
  const entries = withKeys(items);
  // Four and eight are two or four in a row, so that none stands alone.
  const inFours = entries.length % 4 === 0 ? "four-80" : "three-64";
  const grid = layout === "lines" ? `tiles two-40 rows-0 ${inFours}` : "ruled";
  const List = layout === "numbered" ? "ol" : "ul";
  return (
    <List className={`${grid} ${styles[layout]}`}>
      {entries.map(({ key, title, text }) => (
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

interface TitledListSectionProps extends Omit<PageSectionProps, "children"> {
  items: TitledListProps["items"];
  points: TitledListProps["layout"];
}

/** A section with such a list; none without entries. */
export function TitledListSection({ items, points, ...section }: TitledListSectionProps) {
  if (Object.keys(items).length === 0) return null;
  return (
    <PageSection {...section}>
      <TitledList items={items} layout={points} />
    </PageSection>
  );
}
