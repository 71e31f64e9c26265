import type { ReactNode } from "react";
import styles from "./points.module.css";

type PointsProps = {
  items: {
    key: string;
    title: ReactNode;
    text: string;
    href?: string | undefined;
  }[];
  /**
   * `cards`: up to four in a row, each under a bar; `lines`: up to three in a row, or four; `pairs`: the same, with two in a row on a phone; `rows`: one below the other;
   * `questions`: the title small, beside its text in large type; `numbered`: large, across the page.
   */
  layout: "cards" | "lines" | "pairs" | "rows" | "questions" | "numbered";
};

const grids: Partial<Record<PointsProps["layout"], string>> = {
  cards: "tiles two-40 four-80 gap-6",
  lines: "tiles two-40 three-64",
  pairs: "tiles two three-64",
};

/** A list of titles, each with a sentence or two. */
export function Points({ items, layout }: PointsProps) {
  // Four and eight are two or four in a row, and three are three, so that none stands alone.
  const byCount = { 3: grids.lines, 4: grids.cards, 8: grids.cards } as Partial<Record<number, string>>;
  const sized =
    layout === "pairs" ? (items.length % 4 === 0 ? "tiles two four-80" : undefined) : byCount[items.length];
  const grid = grids[layout] ? (sized ?? grids[layout]) : "";
  const List = layout === "numbered" ? "ol" : "ul";
  return (
    <List className={`${grid} ${styles[layout]}`}>
      {items.map(({ key, title, text, href }) => (
        <li key={key}>
          <h3>{href ? <a href={href}>{title}</a> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
