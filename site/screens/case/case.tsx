import type { Element } from "hast";
import { phrasing } from "hast-util-phrasing";
import { toString as textIn } from "hast-util-to-string";
import { pathOf } from "#contract/routes/addresses.ts";
import type { Case, CaseText } from "#site/content/cases/cases.ts";
import type { ClientPlace } from "#site/content/cases/client-styles.ts";
import { CoverPicture } from "#site/elements/cover-picture.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { TextNodes } from "#site/elements/text-nodes.tsx";
import { caseCopy } from "#site/screens/case/case.copy.ts";
import { CaseHead } from "#site/screens/case/case-head.tsx";
import { CaseStory } from "#site/screens/case/case-story.tsx";
import { Closing } from "#site/sections/closing.tsx";
import styles from "./case.module.css";

interface CaseStudyProps {
  caseStudy: Case;
  text: CaseText;
  /** The article that explains this kind of work. */
  article: { title: string; path: string } | undefined;
  next: Case | undefined;
}

/** A case study, the next one, and the closing of all pages. */
export function CaseStudy({ caseStudy, text, article, next }: CaseStudyProps) {
  const { language } = caseStudy;
  const { results } = text;
  const copy = caseCopy(language);
  const contact = { text: copy.closing.contact, href: pathOf("contact", language) };
  return (
    <>
      <article className={styles.case} data-client={"case" satisfies ClientPlace}>
        <CaseHead caseStudy={caseStudy} />
        <CaseStory caseStudy={caseStudy} text={text} />
        <section className={`stack gap-6 framed ${styles.results}`} aria-labelledby="results">
          <h2 className="label" id="results">
            <span className="visually-hidden">{copy.results} – </span>
            <TextNodes nodes={results.heading.children} />
          </h2>
          {/* The most important first, each with its figure set large in its place. */}
          <ol className="stack rows-0 ruled">
            {results.items.map((item, position) => (
              <li key={textIn(item)}>
                <Result className={position === 0 ? "title-s" : "label"} item={item} />
              </li>
            ))}
          </ol>
        </section>
        <CaseWork caseStudy={caseStudy} text={text} article={article} />
        <Testimonial caseStudy={caseStudy} />
      </article>
      <div data-search-ignore>
        {next ? <Next caseStudy={next} /> : null}
        <Closing language={language} title={copy.closing.title} ask={contact} />
      </div>
    </>
  );
}

function Testimonial({ caseStudy: { testimonial, client, language } }: Pick<CaseStudyProps, "caseStudy">) {
  if (!testimonial) return null;
  return (
    <section className={`framed ${styles.quote}`} aria-label={caseCopy(language).testimonial}>
      <figure className="columns gap-4">
        <blockquote className="title-l from-5 span-8">
          <p>{testimonial.text}</p>
        </blockquote>
        <figcaption className="stack gap-0 span-4">
          <strong className="label">{testimonial.author}</strong>
          <span className="small">
            {testimonial.role}, {client}
          </span>
        </figcaption>
      </figure>
    </section>
  );
}

/** As it begins on its own page: its title, then its cover. */
function Next({ caseStudy: { path, title, cover, phone, language } }: Pick<CaseStudyProps, "caseStudy">) {
  const copy = caseCopy(language);
  return (
    <nav aria-label={copy.others} data-client={"next" satisfies ClientPlace}>
      <a className={`stack ${styles.next}`} href={path} rel="next">
        <span className="label">
          {copy.next} <Icon name="arrow-right" />
        </span>
        <strong className="title-l">{title}</strong>
        {/* The same file as on its page, which then has it already. Decorative: the title names the case. */}
        <div data-cover>
          <CoverPicture picture={cover} alt="" sizes="100vw" largest={1600} phone={phone} />
        </div>
      </a>
    </nav>
  );
}

/** A result: a line as a rule, or several paragraphs. */
function Result({ item, className }: { item: Element; className: string }) {
  const Tag = item.children.every((node) => phrasing(node)) ? "p" : "div";
  return (
    <Tag className={className}>
      <TextNodes nodes={item.children} />
    </Tag>
  );
}

/** What a case was made with, what was delivered, and what to read about it. */
function CaseWork({ caseStudy, text: { services }, article }: Omit<CaseStudyProps, "next">) {
  const { language, technologies } = caseStudy;
  const copy = caseCopy(language);
  return (
    <div className="stack framed ruled gap-0">
      <section className="columns gap-3" aria-labelledby="technologies">
        <h2 className="label span-4" id="technologies">
          {copy.technologies}
        </h2>
        <ul className="cluster rows-0 from-5 span-8" translate="no">
          {technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      </section>
      {services ? (
        <section className="columns gap-3" aria-labelledby="services">
          <h2 className="label span-4" id="services">
            <TextNodes nodes={services.heading.children} />
          </h2>
          <div className="stack gap-4 from-5 span-8">
            {services.items.map(({ heading, body }) => (
              <div className="tiles two-40 gap-1" key={textIn(heading)}>
                <h3>
                  <TextNodes nodes={heading.children} />
                </h3>
                <div>
                  <TextNodes nodes={body} />
                </div>
              </div>
            ))}
          </div>
        </section>
      ) : null}
      {article ? (
        <div className="columns gap-3 across">
          <p className="label span-4">{copy.read}</p>
          <a className="from-5 span-8" href={article.path}>
            {article.title}
          </a>
        </div>
      ) : null}
    </div>
  );
}
