import type { WordsOf } from "#contract/copy/create-words.ts";
import type { HomeCaseStudy } from "#site/content/cases/cases.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Icon } from "#site/elements/icon.tsx";
import type { homeWords } from "#site/screens/home/words.ts";
import styles from "./home-cases.module.css";

interface HomeCasesProps {
  words: NonNullable<WordsOf<typeof homeWords>["cases"]>;
  cases: HomeCaseStudy[];
  /** Whether the text above says it of all of them. */
  allSamples: boolean;
  newTab: string;
}

/** Cases, each with a picture and one key figure; the first is the largest. */
export function HomeCases({ words, cases, allSamples, newTab }: HomeCasesProps) {
  return (
    <ul className="tiles two-64 gap-7">
      {cases.map(({ slug, path, client, sector, country, url, sample, cover, phone, home }, position) => (
        <li className={`link-area stack gap-3 ${styles.case}`} key={slug}>
          <div className={styles.cover} data-cover={position === 0 ? "wide" : ""}>
            <CoverPicture
              picture={cover}
              // Decorative: the text below describes the case.
              alt=""
              sizes={
                position === 0
                  ? "(min-width: 90rem) 58rem, 64vw"
                  : "(min-width: 90rem) 43rem, (min-width: 64rem) 46vw, 60vw"
              }
              largest={1200}
              phone={phone.half}
            />
          </div>
          <p className={`note ${styles.badge}`}>{home.badge}</p>
          <p className={styles.metric}>
            <strong className="figure">{home.metric.value}</strong> {home.metric.label}{" "}
            {words.period.months({ count: home.months })}
          </p>
          <h3>{client}</h3>
          <p className="note">
            {sector}, {country}
          </p>
          <dl>
            <dt className="label">{words.objective}</dt> <dd>{home.objective}</dd>
            <dt className="label">{words.solution}</dt> <dd>{home.solution}</dd>
          </dl>
          <div className={`cluster ${styles.foot}`}>
            <div>
              <ButtonLink href={path} variant="secondary" icon="arrow-right" stretch>
                {words.read}
                <span className="visually-hidden"> – {client}</span>
              </ButtonLink>
            </div>
            {url ? (
              <a className={`note ${styles.visit}`} href={url} target="_blank" rel="noopener">
                {words.visit}
                <span className="visually-hidden">{` – ${client} ${newTab}`}</span>{" "}
                <Icon name="arrow-up-right" />
              </a>
            ) : null}
            {sample && !allSamples ? <p className="note">{words.disclaimer}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
