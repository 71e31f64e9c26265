import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { Case } from "#site/content/cases/cases.ts";
import type { ClientPlace } from "#site/content/cases/client-styles.ts";
import { portfolioCopy } from "#site/content/cases/portfolio.copy.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { inTurns, type Place } from "#site/screens/portfolio/case-order.ts";
import { beforeBehaviour } from "#site/screens/portfolio/connect-before.ts";
import styles from "./case-grid.module.css";
import "#site/elements/link-area.css";

/** Cards of cases: a picture, a figure and what it counts, then the rest in small type. The whole card links to the case. */
export function CaseGrid({ cases, language }: { cases: Case[]; language: Language }) {
  return (
    <ul className={styles.grid}>
      {inTurns(cases).map((place, position) => {
        const { caseStudy, isLarge, isTile, isEven } = place;
        const tile = `tile-${caseStudy.slug}` satisfies ClientPlace;
        return (
          <li
            className={`${styles.place} ${isLarge ? styles.large : ""} ${isTile ? styles.tile : styles.shown}`}
            key={caseStudy.slug}
            data-categories={caseStudy.categories.join(" ")}
            data-even={isEven ? "" : undefined}
            data-client={isTile ? tile : undefined}
          >
            <CaseCard place={place} isFirst={position === 0} language={language} />
          </li>
        );
      })}
    </ul>
  );
}

interface CaseCardProps {
  place: Place;
  isFirst: boolean;
  language: Language;
}

function CaseCard({ place, isFirst, language }: CaseCardProps) {
  const { caseStudy } = place;
  const { client, sector, pictureNote, logo, metrics } = caseStudy;
  const [first, ...others] = metrics.slice(0, 3);
  return (
    <div className={`link-area ${styles.card}`} data-behaviour={beforeBehaviour}>
      <Pictures {...place} isFirst={isFirst} />
      {first ? (
        <dl className={styles.figure}>
          <div>
            <dt>{first.label}</dt> <dd>{first.value}</dd>
          </div>
        </dl>
      ) : null}
      <h2 className={`label ${styles.name}`}>
        {logo ? <img src={logo} alt="" width="24" height="24" loading="lazy" /> : null}
        <span>
          {client}
          <span className={styles.arrow}>
            {"\u00a0"}
            <Icon name="arrow-right" />
          </span>{" "}
          <span className={`note ${styles.sector}`}>
            <span className={styles.trade}>{sector}</span>
            {pictureNote ? <span className={styles.pictureNote}>{`, ${pictureNote}`}</span> : null}
          </span>
        </span>
      </h2>
      <Details caseStudy={caseStudy} metrics={others} language={language} />
      <Links caseStudy={caseStudy} language={language} />
    </div>
  );
}

interface DetailsProps extends Pick<Place, "caseStudy"> {
  metrics: Case["metrics"];
  language: Language;
}

/** On a phone, hidden until it is opened. */
function Details({ caseStudy, metrics, language }: DetailsProps) {
  const { categories, client, excerpt, services, tags, title } = caseStudy;
  const { card: copy } = portfolioCopy(language);
  return (
    <details className={`disclosure ${styles.details}`}>
      <summary>
        <span className="visually-hidden">
          {copy.details ?? copy.more} – {client}
        </span>
      </summary>
      <p>
        {/* Some cases are known by their client's name alone. */}
        {title.replaceAll("\u00a0", " ") === client ? null : (
          <b>{/[.?!]$/.test(title) ? title : `${title}.`} </b>
        )}
        {excerpt}
      </p>
      {metrics.length === 0 ? null : (
        <dl className={styles.metrics}>
          {metrics.map(({ key, value, label }) => (
            <div key={key}>
              <dt>{label}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <ul className={`note ${styles.tags}`}>
        {withoutTwins([...tags, ...(categories.length > 1 ? services : [])]).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </details>
  );
}

/** Each name once, whatever spaces it is set with. */
function withoutTwins(names: string[]): string[] {
  const plain = names.map((name) => withoutInvisible(name).replace(/\s/g, " "));
  return names.filter((_, position) => plain.indexOf(plain[position] ?? "") === position);
}

function Links({ caseStudy, language }: Pick<DetailsProps, "caseStudy" | "language">) {
  const { client, path, title, url } = caseStudy;
  const { card: copy } = portfolioCopy(language);
  return (
    <p className={styles.links}>
      <a className={`stretched-link line-on-hover ${styles.more}`} href={path}>
        <span className={styles.words}>{copy.more}</span>
        <span className="visually-hidden"> {copy.about({ title })}</span>
        <Icon name="arrow-right" />
      </a>
      {url ? (
        <a className={styles.visit} href={url} target="_blank" rel="noopener">
          <span className="visually-hidden">
            {`${copy.visit} – ${client} ${layoutCopy(language).newTab}`}
          </span>
          <span aria-hidden="true">{hostOf(url)}</span>
          <Icon name="arrow-up-right" />
        </a>
      ) : null}
    </p>
  );
}

/** The name of a site as one word, which breaks at no hyphen. */
const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, "").replaceAll("-", "\u2011");

/** The cover, over which the drawing of the state before enters as a bar. Decorative: the text names the case, whose page describes them. */
function Pictures({ caseStudy, isLarge, isEven, isFirst }: Place & Pick<CaseCardProps, "isFirst">) {
  const before = caseStudy.story.find(({ key }) => key === "before");
  const sizes = isLarge
    ? "(min-width: 90rem) 57rem, (min-width: 64rem) 64vw, 100vw"
    : "(min-width: 90rem) 21rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 94vw";
  return (
    <div className={styles.pictures}>
      <div data-cover>
        <CoverPicture
          picture={caseStudy.cover}
          alt=""
          sizes={sizes}
          largest={isLarge ? 1600 : 800}
          // The same as on its page, so that it only grows on the way there.
          phone={isLarge ? caseStudy.phone : undefined}
          // Beside its text a tablet shows it, too.
          until={isEven ? "64rem" : "40rem"}
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
