import type { PricedItem } from "#src/content/price-list.ts";
import type { Language } from "#src/languages.ts";
import { PriceTable } from "#src/sections/price-table.tsx";
import styles from "./price-book.module.css";

export interface PriceChapter {
  /** Also the table's fragment id. */
  readonly key: string;
  readonly caption: string;
  readonly name: string;
  readonly items: readonly PricedItem[];
  readonly running: string;
  /** Below the last table of a service. */
  readonly more?: { readonly text: string; readonly href: string } | undefined;
}

interface PriceBookProps {
  readonly title: string;
  /** Accessible name of the list of links to the tables. */
  readonly contents: string;
  readonly chapters: readonly PriceChapter[];
  readonly language: Language;
}

/** All prices in tables, with a list of links to them. */
export function PriceBook({ title, contents, chapters, language }: PriceBookProps) {
  return (
    <section className={styles.book} data-ground="tint" aria-labelledby="book-title">
      <div className={styles.inner}>
        <div className={styles.side}>
          <h2 id="book-title">{title}</h2>
          <nav aria-label={contents}>
            <ul>
              {chapters.map((chapter) => (
                <li key={chapter.key}>
                  <a href={`#${chapter.key}`}>{chapter.caption}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={styles.chapters}>
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
        </div>
      </div>
    </section>
  );
}
