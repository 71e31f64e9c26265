import { Band } from "#src/elements/band.tsx";
import type { Language } from "#src/languages.ts";
import { PriceTable, type PriceTableProps } from "#src/sections/price-table.tsx";
import styles from "./price-book.module.css";

export interface PriceChapter {
  /** Also the table's fragment id. */
  key: string;
  caption: string;
  name: string;
  items: PriceTableProps["items"];
  running: string;
  /** Below the last table of a service. */
  more?: { text: string; href: string } | undefined;
}

interface PriceBookProps {
  title: string;
  chapters: PriceChapter[];
  language: Language;
}

/** All prices, a table per group beside its name. */
export function PriceBook({ title, chapters, language }: PriceBookProps) {
  return (
    <Band id="book" title={title} layout="stack" tone="tint" density="tight">
      {chapters.map((chapter) => (
        <div className={styles.chapter} id={chapter.key} key={chapter.key}>
          <PriceTable
            caption={chapter.caption}
            name={chapter.name}
            items={chapter.items}
            running={chapter.running}
            language={language}
          />
          {chapter.more ? <a href={chapter.more.href}>{chapter.more.text}</a> : null}
        </div>
      ))}
    </Band>
  );
}
