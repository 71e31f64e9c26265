import type { Case } from "#src/content/cases/cases.ts";
import { wordsOf } from "#src/content/words.ts";
import { Html } from "#src/elements/html.tsx";
import styles from "./case-work.module.css";

interface CaseWorkProps {
  study: Case;
  article: { title: string; path: string } | undefined;
}

/** Technologies and services of a case, and a related article. */
export function CaseWork({ study: { language, technologies, services }, article }: CaseWorkProps) {
  const words = wordsOf("case", language);
  return (
    <div>
      <div className={`${styles.inner} ${services ? styles.both : ""}`}>
        <section className={`stack gap-3 ${styles.technologies}`} aria-labelledby="technologies">
          <h2 className="label" id="technologies">
            {words.technologies}
          </h2>
          <ul translate="no">
            {technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </section>
        {services ? (
          <section className={`stack gap-3 ${styles.services}`} aria-labelledby="services">
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
          <p className={`label ${styles.article}`}>
            <span>{words.read}</span>
            <a className="title-m" href={article.path}>
              {article.title}
            </a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
