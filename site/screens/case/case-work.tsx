import type { Case } from "#site/content/cases/cases.ts";
import { Html } from "#site/elements/html.tsx";
import { caseWords } from "#site/screens/case/words.ts";

interface CaseWorkProps {
  study: Case;
  article: { title: string; path: string } | undefined;
}

/** What a case was made with, what was delivered, and what to read about it. */
export function CaseWork({ study: { language, technologies, services }, article }: CaseWorkProps) {
  const words = caseWords(language);
  return (
    <div className="stack framed ruled gap-0">
      <section className="columns gap-3" aria-labelledby="technologies">
        <h2 className="label span-4" id="technologies">
          {words.technologies}
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
            <Html html={services.title} />
          </h2>
          <div className="stack gap-4 from-5 span-8">
            {services.items.map((service) => (
              <div className="tiles two-40 gap-1" key={service.title}>
                <h3>
                  <Html html={service.title} />
                </h3>
                <Html html={service.html} block />
              </div>
            ))}
          </div>
        </section>
      ) : null}
      {article ? (
        <p className="columns gap-3 across">
          <span className="label span-4">{words.read}</span>
          <a className="from-5 span-8" href={article.path}>
            {article.title}
          </a>
        </p>
      ) : null}
    </div>
  );
}
