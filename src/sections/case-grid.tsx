import type { Case } from "#src/content/cases/cases.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { Icon } from "#src/elements/icon.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./case-grid.module.css";

/** Cards of cases: the whole card links to the case, its other link to the client's site. */
export function CaseGrid({ cases, language }: { cases: Case[]; language: Language }) {
  const { card: words, filter } = wordsOf("portfolio", language);
  const { visit } = wordsOf("home", language).cases;
  const { newTab } = wordsOf("layout", language);
  return (
    <ul className={`stack gap-7 ${styles.grid}`}>
      {cases.map(({ slug, path, title, client, url, categories, excerpt, phone, ...card }, position) => {
        const kinds = categories.map((key) => filter.categories[key]).join(", ");
        const wide = position % 7 === 0 || position % 7 === 3;
        // What was wrong; the result above it says how that ended.
        const [problem] = excerpt.split(/(?<=[.!?])\s/);
        return (
          <li
            className={wide ? `${styles.place} ${styles.wide}` : styles.place}
            key={slug}
            data-categories={categories.join(" ")}
          >
            <div className={`one-link ${styles.card}`}>
              <div className={styles.picture} data-cover={wide ? "wide" : ""}>
                <CoverPicture
                  picture={card.cover}
                  // Decorative: the text next to it names the case, whose page describes the picture.
                  alt=""
                  sizes="(min-width: 90rem) 43rem, 46vw"
                  largest={1200}
                  phone={wide ? phone.whole : phone.half}
                  first={position === 0}
                />
              </div>
              <h2 className={`label ${styles.name}`}>
                {client} <span className={`note ${styles.kind}`}>{`${kinds}\u00a0· ${card.year}`}</span>
              </h2>
              <p className={`title-m ${styles.result}`}>{card.headline}</p>
              <p className={styles.problem}>{problem}</p>
              <p className={`cluster ${styles.foot}`}>
                <a className={`covers label line-on-hover ${styles.more}`} href={path}>
                  {words.more}
                  <span className="visually-hidden"> {words.about({ title })}</span>{" "}
                  <Icon name="arrow-right" />
                </a>
                {url ? (
                  <a className={`note ${styles.visit}`} href={url} target="_blank" rel="noopener">
                    {visit}
                    <span className="visually-hidden">{` – ${client} ${newTab}`}</span>{" "}
                    <Icon name="arrow-up-right" />
                  </a>
                ) : null}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
