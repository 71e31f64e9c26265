import type { CopyOf } from "#contract/copy/copy-reader.ts";
import type { Language } from "#contract/languages/languages.ts";
import { findPath } from "#contract/routes/addresses.ts";
import type { HomeCaseStudy } from "#site/content/cases/cases.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import type { homeCopy } from "#site/screens/home/home.copy.ts";
import { BeforeAfter } from "#site/sections/before-after.tsx";
import styles from "./home-cases.module.css";
import "#site/elements/link-area.css";

interface HomeCasesProps {
  copy: NonNullable<CopyOf<typeof homeCopy>["cases"]>;
  cases: HomeCaseStudy[];
  language: Language;
}

/** Clients before and after, each pair as wide as the window, with the figure that came of it. */
export function HomeCases({ copy, cases, language }: HomeCasesProps) {
  return (
    <section id="cases" aria-labelledby="cases-title">
      <div className={`stack gap-3 ${styles.head}`}>
        <h2 className="title-l" id="cases-title">
          {copy.title}
        </h2>
        {copy.intro ? <p className="intro">{copy.intro}</p> : null}
      </div>
      <ul>
        {cases.map((caseStudy) => (
          <li className="link-area" key={caseStudy.slug}>
            <BeforeAfter caseStudy={caseStudy} bare />
            <div className={`tiles two-40 gap-0 ${styles.words}`}>
              <Outcome copy={copy} caseStudy={caseStudy} />
              <Work caseStudy={caseStudy} language={language} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ButtonLink href={findPath("portfolio", language)} variant="quiet" icon="arrow-right">
          {copy.all}
        </ButtonLink>
      </p>
    </section>
  );
}

/** The figure that came of it, and in how long. */
function Outcome({ copy, caseStudy }: Pick<HomeCasesProps, "copy"> & { caseStudy: HomeCaseStudy }) {
  const { sample, home } = caseStudy;
  return (
    <p className="counted">
      <span>
        {sample && copy.sample ? (
          <small className="small">
            {copy.sample}
            <br />
          </small>
        ) : null}
        <strong className="figure">{home.metric.value}</strong>
      </span>{" "}
      <span className={styles.counts}>
        {home.metric.label} {copy.period.months({ count: home.months })}
      </span>
    </p>
  );
}

/** Who the client is, and what was done. */
function Work({ caseStudy, language }: { caseStudy: HomeCaseStudy; language: Language }) {
  const { newTab } = layoutCopy(language);
  const { client, path, sector, country, url, home, pictureNote } = caseStudy;
  return (
    <div className="stack gap-2">
      <h3>
        <a className="stretched-link line-on-hover" href={path}>
          {client} <Icon name="arrow-right" />
        </a>
      </h3>
      <p className="note">
        {sector}, {country}
        <br />
        {home.badge}
        {pictureNote ? `, ${pictureNote}` : null}
        {url ? (
          <>
            {"\u00a0· "}
            <a href={url} target="_blank" rel="noopener">
              {portfolioCopy(language).card.visit}
              <span className="visually-hidden">{` – ${client} ${newTab}`}</span>
            </a>
          </>
        ) : null}
      </p>
      <p className={styles.counts}>
        {home.objective} {home.solution}
      </p>
    </div>
  );
}
