import type { Language } from "#contract/languages/languages.ts";
import type { Case } from "#site/content/cases/cases.ts";
import { portfolioWords } from "#site/content/cases/portfolio.words.ts";
import { layoutWords } from "#site/content/words/layout.words.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./case-grid.module.css";
import "#site/elements/link-area.css";

/** On a phone the first of them stands before over after, these beside it, and the others have a small picture. */
const pairs = 6;

/** Cards of cases: the whole card links to the case, its other link to the client's site. */
export function CaseGrid({ cases, language }: { cases: Case[]; language: Language }) {
  const { card: words } = portfolioWords(language);
  const { newTab } = layoutWords(language);
  return (
    <ul className={`stack gap-5 ${styles.grid}`}>
      {cases.map(({ slug, path, title, client, url, categories, story, ...card }, position) => {
        const tags = card.tags.join(", ");
        const wide = position % 7 === 0 || position % 7 === 3;
        const before = position < pairs ? story.find(({ key }) => key === "before") : undefined;
        const phoneSize = position === 0 ? "100vw" : before ? "50vw" : "7rem";
        return (
          <li
            className={wide ? `${styles.place} ${styles.wide}` : styles.place}
            key={slug}
            data-categories={categories.join(" ")}
          >
            <div className={`link-area ${styles.card} ${before ? styles.pair : ""}`}>
              <div className={`tiles gap-0 ${before && position > 0 ? "two" : ""} ${styles.pictures}`}>
                {before ? (
                  <div className={styles.before}>
                    <CoverPicture
                      picture={before}
                      alt=""
                      sizes={phoneSize}
                      largest={960}
                      first={position === 0}
                    />
                  </div>
                ) : null}
                <div data-cover="">
                  <CoverPicture
                    picture={card.cover}
                    // Decorative: the text next to it names the case, whose page describes the picture.
                    alt=""
                    sizes={`(min-width: 90rem) 43rem, (min-width: 40rem) 46vw, ${phoneSize}`}
                    largest={1200}
                    first={position === 0}
                  />
                </div>
              </div>
              <h2 className="label">
                {title}{" "}
                <span className={`note ${styles.kind}`}>
                  {/* Some cases are known by their client's name alone. */}
                  {title.replaceAll("\u00a0", " ") === client ? tags : `${client}\u00a0· ${tags}`}
                </span>
              </h2>
              <p className={`title-s ${styles.result}`}>{card.headline}</p>
              <div className="small">
                <p>{card.excerpt}</p>
                {categories.length > 1 && card.services.length > 0 ? (
                  <ul className={`note ${styles.services}`}>
                    {card.services.map((service) => (
                      <li key={service}>{service}</li>
                    ))}
                  </ul>
                ) : null}
              </div>
              <dl className={`small ${styles.metrics}`}>
                {card.metrics.slice(0, 3).map(({ key, value, label }) => (
                  <div key={key}>
                    <dt>{label}</dt> <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className={`cluster ${styles.foot}`}>
                <a className={`stretched-link label line-on-hover ${styles.more}`} href={path}>
                  {words.more}
                  <span className="visually-hidden"> {words.about({ title })}</span>{" "}
                  <Icon name="arrow-right" />
                </a>
                {url ? (
                  <a className={`small ${styles.visit}`} href={url} target="_blank" rel="noopener">
                    {words.visit}
                    <span className="visually-hidden">{` – ${client} ${newTab}`}</span>{" "}
                    <Icon name="arrow-up-right" />
                  </a>
                ) : null}
                {card.logo ? <img src={card.logo} alt="" width="32" height="32" loading="lazy" /> : null}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
