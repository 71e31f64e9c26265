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
      {cases.map(({ slug, path, title, client, url, categories, ...card }, position) => {
        const kinds = categories.map((key) => filter.categories[key]).join(", ");
        return (
          <li className={styles.place} key={slug} data-categories={categories.join(" ")}>
            <div className={`one-link ${styles.card}`}>
              <div className={styles.picture} data-cover>
                <CoverPicture
                  picture={card.cover}
                  // Decorative: the text next to it names the case, whose page describes the picture.
                  alt=""
                  // Two thirds of the width on phones: at their pixel density, fewer pixels look the same.
                  sizes="(min-width: 90rem) 43rem, (min-width: 40rem) 46vw, 66vw"
                  largest={1200}
                  first={position === 0}
                />
              </div>
              <div className={`stack gap-2 ${styles.head}`}>
                <p className={`note ${styles.kind}`}>
                  {[...(client === title ? [] : [client]), kinds, card.year].join("\u00a0· ")}
                </p>
                <h2 className="head-m">{title}</h2>
                <p className={styles.headline}>{card.headline}</p>
                <p className={styles.excerpt}>{card.excerpt}</p>
              </div>
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
