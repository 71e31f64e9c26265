import { Fragment } from "react";
import { formatDuration } from "#contract/formats/durations.ts";
import { pathOf, servicesIn } from "#contract/routes/addresses.ts";
import type { Case } from "#site/content/cases/cases.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { BackLink } from "#site/elements/back-link.tsx";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { Fact } from "#site/elements/term-list.tsx";
import { caseCopy } from "#site/screens/case/case.copy.ts";
import styles from "./case-head.module.css";

/** Head of a case: title, full-width picture, summary and key facts. */
export function CaseHead({ caseStudy }: { caseStudy: Case }) {
  const { title, excerpt, cover, phone, logo, language } = caseStudy;
  const copy = caseCopy(language);
  return (
    <header>
      <div className="stack gap-4 opening">
        <BackLink href={pathOf("portfolio", language)}>{copy.all}</BackLink>
        <div className={`stack gap-4 ${styles.name}`}>
          {logo ? <img src={logo} alt="" width={64} height={64} /> : null}
          <h1>{title}</h1>
        </div>
      </div>
      <div data-cover>
        <CoverPicture picture={cover} alt={cover.alt} sizes="100vw" largest={1600} phone={phone} first />
      </div>
      <div className="columns gap-6 framed">
        <div className="stack gap-4 span-7">
          <p className="title-s">{excerpt}</p>
          {/* Before the first of the figures. */}
          {caseStudy.sample ? <p className="small">{copy.disclaimer}</p> : null}
        </div>
        <KeyFacts caseStudy={caseStudy} />
      </div>
    </header>
  );
}

function KeyFacts({ caseStudy }: { caseStudy: Case }) {
  const { client, sector, place, country, year, url, tags, pictureNote, language } = caseStudy;
  const copy = caseCopy(language);
  const { filter } = portfolioCopy(language);
  const { count, unit } = caseStudy.duration;
  return (
    <dl className={`facts span-5 ${styles.facts}`}>
      <Fact term={copy.facts.client}>
        {client}
        <p className="note">
          {sector}, {place === country ? country : `${place}, ${country}`}
          {pictureNote ? `\u00a0· ${pictureNote}` : null}
        </p>
      </Fact>
      <Fact term={copy.facts.work}>{tags.join(", ")}</Fact>
      <Fact term={copy.facts.category}>
        {caseStudy.categories.map((key, position) => {
          const service = servicesIn(language).find((one: string) => one === key);
          const name = filter.categories[key];
          return (
            <Fragment key={key}>
              {position > 0 ? ", " : null}
              {service ? <a href={pathOf(service, language)}>{name}</a> : name}
            </Fragment>
          );
        })}
      </Fact>
      <Fact term={copy.facts.duration}>{formatDuration({ unit, from: count, to: count }, language)}</Fact>
      <Fact term={copy.facts.year}>{year}</Fact>
      <Fact term={copy.facts.website}>
        {url ? (
          <a href={url} target="_blank" rel="noopener">
            {new URL(url).host}
            <span className="visually-hidden"> {layoutCopy(language).newTab}</span>
            {"\u202f"}
            <Icon name="arrow-up-right" />
          </a>
        ) : (
          copy.confidential
        )}
      </Fact>
    </dl>
  );
}
