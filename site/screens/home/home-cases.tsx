import type { Language } from "#contract/languages/languages.ts";
import { pageOf } from "#contract/routes.ts";
import type { WordsOf } from "#contract/words/create-words.ts";
import type { HomeCaseStudy } from "#site/content/cases/cases.ts";
import { portfolioWords } from "#site/content/cases/portfolio.words.ts";
import { layoutWords } from "#site/content/words/layout.words.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import type { homeWords } from "#site/screens/home/home.words.ts";
import { BeforeAfter } from "#site/sections/before-after.tsx";
import styles from "./home-cases.module.css";
import "#site/elements/link-area.css";

interface HomeCasesProps {
  words: NonNullable<WordsOf<typeof homeWords>["cases"]>;
  cases: HomeCaseStudy[];
  language: Language;
}

/** Clients before and after, each pair as wide as the window, with the figure that came of it. */
export function HomeCases({ words, cases, language }: HomeCasesProps) {
  const { newTab } = layoutWords(language);
  const { visit } = portfolioWords(language).card;
  return (
    <section id="cases" aria-labelledby="cases-title">
      <div className={`stack gap-3 ${styles.head}`}>
        <h2 className="title-l" id="cases-title">
          {words.title}
        </h2>
        {words.lead ? <p className="lead">{words.lead}</p> : null}
      </div>
      <ul>
        {cases.map((caseStudy) => {
          const { slug, path, client, sector, country, url, sample, home } = caseStudy;
          return (
            <li className="link-area" key={slug}>
              <BeforeAfter caseStudy={caseStudy} bare />
              <div className={`tiles two-40 gap-0 ${styles.words}`}>
                <p className="counted">
                  <span>
                    {sample ? (
                      <small className="small">
                        {words.sample}
                        <br />
                      </small>
                    ) : null}
                    <strong className="figure">{home.metric.value}</strong>
                  </span>{" "}
                  <span className="small">
                    {home.metric.label} {words.period.months({ count: home.months })}
                  </span>
                </p>
                <div className="stack gap-1">
                  <h3>
                    <a className="stretched-link line-on-hover" href={path}>
                      {client} <Icon name="arrow-right" />
                    </a>
                  </h3>
                  <p className="note">
                    {sector}, {country}
                    {"\u00a0· "}
                    {home.badge}
                    {url ? (
                      <>
                        {"\u00a0· "}
                        <a href={url} target="_blank" rel="noopener">
                          {visit}
                          <span className="visually-hidden">{` – ${client} ${newTab}`}</span>
                        </a>
                      </>
                    ) : null}
                  </p>
                  <p className="small">
                    {home.objective} {home.solution}
                  </p>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
      <p className={styles.all}>
        <ButtonLink href={pageOf("portfolio", language)} variant="quiet" icon="arrow-right">
          {words.all}
        </ButtonLink>
      </p>
    </section>
  );
}
