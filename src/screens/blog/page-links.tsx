import { Fragment } from "react";
import { Icon } from "#src/elements/icon.tsx";
import styles from "./page-links.module.css";

interface PageLinksProps {
  readonly words: {
    readonly label: string;
    readonly previous: string;
    readonly next: string;
    /** Accessible name of the link to a page. */
    readonly page: (values: { page: number }) => string;
  };
  /** Current page, starting at 1. */
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** Pagination; renders nothing for a single page. */
export function PageLinks({ words, page, pages, hrefOf }: PageLinksProps) {
  if (pages === 1) return null;
  const shown = shownPages(page, pages);
  return (
    <nav className={styles.pages} aria-label={words.label}>
      {page > 1 ? (
        <a href={hrefOf(page - 1)} rel="prev">
          <Icon name="arrow-left" /> {words.previous}
        </a>
      ) : null}
      <ol>
        {shown.map((number, index) => (
          <Fragment key={number}>
            {number - (shown[index - 1] ?? 0) > 1 ? <li aria-hidden="true">…</li> : null}
            <li>
              <a
                href={hrefOf(number)}
                aria-label={words.page({ page: number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            </li>
          </Fragment>
        ))}
      </ol>
      {page < pages ? (
        <a className={styles.next} href={hrefOf(page + 1)} rel="next">
          {words.next} <Icon name="arrow-right" />
        </a>
      ) : null}
    </nav>
  );
}

/** Page numbers to link: the first, the last, and those around the current one. */
export function shownPages(page: number, pages: number): readonly number[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(wanted)];
}
