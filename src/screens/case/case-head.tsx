import type { Case } from "#src/content/cases/cases.ts";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { Icon } from "#src/elements/icon.tsx";
import styles from "./case-head.module.css";

interface CaseHeadProps {
  readonly study: Pick<
    Case,
    | "title"
    | "headline"
    | "excerpt"
    | "client"
    | "sector"
    | "country"
    | "year"
    | "url"
    | "tags"
    | "cover"
    | "logo"
  >;
  readonly categories: readonly string[];
  readonly duration: string;
  readonly words: {
    readonly all: string;
    readonly confidential: string;
    readonly facts: Readonly<Record<"client" | "duration" | "year" | "work" | "website", string>>;
  };
  readonly listHref: string;
  readonly newTab: string;
}

/** The head of a case: what it is, its result in a line, its facts as a timetable, its picture. */
export function CaseHead({ study, categories, duration, words, listHref, newTab }: CaseHeadProps) {
  const { title, headline, excerpt, client, sector, country, year, url, tags, cover, logo } = study;
  return (
    <header className={styles.head}>
      <div className={styles.inner}>
        <p className={styles.back} data-pagefind-ignore>
          <a href={listHref}>
            <Icon name="arrow-left" /> {words.all}
          </a>
        </p>
        <p className={styles.categories}>{categories.join(", ")}</p>
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
            <dd>{duration}</dd>
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
                  <span className="visually-hidden"> {newTab}</span> <Icon name="arrow-up-right" />
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
