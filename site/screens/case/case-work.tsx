import type { Case } from "#site/content/cases/cases.ts";
import { Html } from "#site/elements/html.tsx";
import { caseWords } from "#site/screens/case/words.ts";
import styles from "./case-work.module.css";

interface CaseWorkProps {
  study: Case;
  article: { title: string; path: string } | undefined;
}

/** Technologies and services of a case, and a related article. */
export function CaseWork({ study: { language, technologies, services }, article }: CaseWorkProps) {
  const words = caseWords(language);
  return (
    <div>
      <div
        className={`${services ? "columns" : "stack"} gap-7 ${styles.inner} ${services ? styles.both : ""}`}
      >
        <section
          className={`${services ? "stack span-4" : "columns"} gap-3 ${styles.technologies}`}
          aria-labelledby="technologies"
        >
          <h2 className="label span-4" id="technologies">
            {words.technologies}
          </h2>
          <ul className="from-5 span-8" translate="no">
            {technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </section>
        {services ? (
          <section className={"stack gap-3 from-5 span-8"} aria-labelledby="services">
            <h2 className="label" id="services">
              <Html html={services.title} />
            </h2>
            <div className="ruled">
              {services.items.map((service) => (
                <div className="tiles two-40 gap-2" key={service.title}>
                  <h3 className="title-s">
                    <Html html={service.title} />
                  </h3>
                  <Html html={service.html} block />
                </div>
              ))}
            </div>
          </section>
        ) : null}
        {article ? (
          <p className={`label across columns gap-3 ${styles.article}`}>
            <span className="span-4">{words.read}</span>
            <a className="title-m from-5 span-8" href={article.path}>
              {article.title}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
