import type { CaseSection } from "#src/content/cases/case-sections.ts";
import { Html } from "#src/elements/html.tsx";
import styles from "./case-work.module.css";

interface CaseWorkProps {
  /** Heading of the technologies. */
  title: string;
  technologies: string[];
  /** Set where a case covers several services. */
  services: { title: string; items: CaseSection[] } | null;
  /** A related article. */
  article: { label: string; title: string; path: string } | undefined;
}

/** Technologies and services of a case, and a related article. */
export function CaseWork({ title, technologies, services, article }: CaseWorkProps) {
  return (
    <div>
      <div className={`${styles.inner} ${services ? styles.both : ""}`}>
        <section className={styles.technologies} aria-labelledby="technologies">
          <h2 id="technologies">{title}</h2>
          <ul translate="no">
            {technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </section>
        {services ? (
          <section className={styles.services} aria-labelledby="services">
            <h2 id="services">
              <Html html={services.title} />
            </h2>
            {services.items.map((service) => (
              <div className={styles.service} key={service.title}>
                <h3>
                  <Html html={service.title} />
                </h3>
                <Html html={service.html} block />
              </div>
            ))}
          </section>
        ) : null}
        {article ? (
          <p className={styles.article}>
            <span>{article.label}</span>
            <a href={article.path}>{article.title}</a>
          </p>
        ) : null}
      </div>
    </div>
  );
}
