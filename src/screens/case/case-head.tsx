import type { Case } from "#src/content/cases/cases.ts";
import { wordsOf } from "#src/content/words.ts";
import { BackLink } from "#src/elements/back-link.tsx";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { Icon } from "#src/elements/icon.tsx";
import { formatDuration } from "#src/formats/durations.ts";
import { pathOf } from "#src/routes.ts";
import styles from "./case-head.module.css";

/** The head of a case: what it is, its result in a line, its facts as a timetable, its picture. */
export function CaseHead({ study }: { study: Case }) {
  const { title, headline, excerpt, client, sector, country, year, url, tags, cover, logo, language } = study;
  const words = wordsOf("caseStudy", language);
  const names = wordsOf("portfolio", language).filter.categories;
  const { count, unit } = study.duration;
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <BackLink href={pathOf("portfolio", language)}>{words.all}</BackLink>
        <p className={styles.categories}>{study.categories.map((key) => names[key]).join(", ")}</p>
        <h1>{title}</h1>
        <p className={styles.headline}>{headline}</p>
        <p className={styles.excerpt}>{excerpt}</p>
        <dl className={styles.facts}>
          <div>
            <dt>{words.facts.client}</dt>
            <dd>
              {logo ? <img src={logo} alt="" width={40} height={40} /> : null}
              <span>
                {client}
                <small>
                  {sector}, {country}
                </small>
              </span>
            </dd>
          </div>
          <div>
            <dt>{words.facts.work}</dt>
            <dd>{tags.join(", ")}</dd>
          </div>
          <div>
            <dt>{words.facts.duration}</dt>
            <dd>{formatDuration({ unit, from: count, to: count }, language)}</dd>
          </div>
          <div>
            <dt>{words.facts.year}</dt>
            <dd>{year}</dd>
          </div>
          <div>
            <dt>{words.facts.website}</dt>
            <dd>
              {url ? (
                <a href={url} target="_blank" rel="noopener">
                  {new URL(url).host}
                  <span className="visually-hidden"> {wordsOf("layout", language).newTab}</span>{" "}
                  <Icon name="arrow-up-right" />
                </a>
              ) : (
                words.confidential
              )}
            </dd>
          </div>
        </dl>
        <div className={styles.cover}>
          <CoverPicture
            picture={cover}
            alt={cover.alt}
            sizes="(min-width: 90rem) 57rem, (min-width: 64rem) 62vw, 94vw"
            largest={1600}
            first
          />
        </div>
      </div>
    </header>
  );
}
