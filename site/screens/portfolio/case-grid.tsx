import type { Language } from "#contract/languages/languages.ts";
import type { Case } from "#site/content/cases/cases.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { beforeBehaviour } from "#site/screens/portfolio/connect-before.ts";
import styles from "./case-grid.module.css";
import "#site/elements/link-area.css";

/** Cards of cases: a picture, a figure and what it counts, then the rest in small type. The whole card links to the case. */
export function CaseGrid({ cases, language }: { cases: Case[]; language: Language }) {
  return (
    <ul className={`stack gap-5 ${styles.grid}`}>
      {cases.map((caseStudy, position) => {
        const wide = position % 7 === 0 || position % 7 === 3;
        return (
          <li
            className={wide ? `${styles.place} ${styles.wide}` : styles.place}
            key={caseStudy.slug}
            data-categories={caseStudy.categories.join(" ")}
          >
            <CaseCard
              caseStudy={caseStudy}
              isFirst={position === 0}
              isLarge={position % 4 === 0}
              language={language}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface CaseCardProps {
  caseStudy: Case;
  isFirst: boolean;
  /** On a phone its picture is as wide as the window; the others have a small one beside their figure. */
  isLarge: boolean;
  language: Language;
}

function CaseCard({ caseStudy, isFirst, isLarge, language }: CaseCardProps) {
  const { path, title, client, url, categories, excerpt, services, logo, metrics } = caseStudy;
  const { card: copy } = portfolioCopy(language);
  const tags = caseStudy.tags.join(", ");
  return (
    <div
      className={`link-area ${styles.card} ${isLarge ? styles.large : ""}`}
      data-behaviour={beforeBehaviour}
    >
      <Pictures caseStudy={caseStudy} isFirst={isFirst} isLarge={isLarge} />
      <h2 className={`label ${styles.name}`}>
        {logo ? <img src={logo} alt="" width="24" height="24" loading="lazy" /> : null}
        <span>
          {title}{" "}
          <span className={`note ${styles.kind}`}>
            {/* Some cases are known by their client's name alone. */}
            {title.replaceAll("\u00a0", " ") === client ? tags : `${client}\u00a0· ${tags}`}
          </span>
        </span>
      </h2>
      <dl className={styles.metrics}>
        {metrics.slice(0, 3).map(({ key, value, label }) => (
          <div key={key}>
            <dt>{label}</dt> <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        {excerpt}{" "}
        <a className={`stretched-link line-on-hover ${styles.more}`} href={path}>
          {copy.more}
          <span className="visually-hidden"> {copy.about({ title })}</span>
        </a>
        {url ? (
          <>
            {"\u00a0· "}
            <a className={styles.visit} href={url} target="_blank" rel="noopener">
              <span className="visually-hidden">
                {`${copy.visit} – ${client} ${layoutCopy(language).newTab}`}
              </span>
              <span aria-hidden="true">{hostOf(url)}</span>
              <Icon name="arrow-up-right" />
            </a>
          </>
        ) : null}
      </p>
      {categories.length > 1 && services.length > 0 ? (
        <ul className={`note ${styles.services}`}>
          {services.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** The name of a site as one word, which breaks at no hyphen. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, "").replaceAll("-", "\u2011");

/** The cover, over which the drawing of the state before enters as a bar. Decorative: the text names the case, whose page describes them. */
function Pictures({ caseStudy, isFirst, isLarge }: Omit<CaseCardProps, "language">) {
  const before = caseStudy.story.find(({ key }) => key === "before");
  const sizes = `(min-width: 90rem) 43rem, (min-width: 40rem) 46vw, ${isLarge ? "100vw" : "5.5rem"}`;
  return (
    <div className={styles.pictures}>
      <div data-cover>
        <CoverPicture
          picture={caseStudy.cover}
          alt=""
          sizes={sizes}
          largest={1200}
          // On a phone a large one is the same as on its page, so that it only grows on the way there.
          phone={isLarge ? caseStudy.phone : undefined}
          first={isFirst}
        />
      </div>
      {before ? (
        <div className={styles.before}>
          <CoverPicture picture={before} alt="" sizes={sizes} largest={960} />
        </div>
      ) : null}
    </div>
  );
}
