import type { home } from "#content/copy/fr/home.ts";
import { type HomeCaseKey, homeCases } from "#content/facts/home-cases.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { type Language, locales } from "#src/languages.ts";
import styles from "./home-cases.module.css";

interface HomeCasesProps {
  readonly words: typeof home.cases;
  readonly language: Language;
  readonly newTab: string;
}

const keys = Object.keys(homeCases) as HomeCaseKey[];

/** Three cases side by side, each led by its one figure. */
export function HomeCases({ words, language, newTab }: HomeCasesProps) {
  return (
    <ul className={styles.grid}>
      {keys.map((key) => {
        const facts = homeCases[key];
        const item = words.items[key];
        return (
          <li className={styles.case} key={key}>
            <p className={styles.badge}>{item.badge}</p>
            <p className={styles.metric}>
              <strong>{formatMetric(facts.metric, language)}</strong> {item.result}{" "}
              {words.period.months.replace("{count}", String(facts.months))}
            </p>
            <h3>{item.title}</h3>
            <p className={styles.sector}>
              {item.sector}, {item.country}
            </p>
            <dl>
              <dt>{words.objective}</dt>
              <dd>{item.objective}</dd>
              <dt>{words.solution}</dt>
              <dd>{item.solution}</dd>
            </dl>
            <div className={styles.foot}>
              <ButtonLink href={facts.url} variant="quiet" newTab={newTab}>
                {words.visit}
              </ButtonLink>
              <p>{words.disclaimer}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function formatMetric(metric: (typeof homeCases)[HomeCaseKey]["metric"], language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: "percent",
    signDisplay: metric.kind === "growth" ? "always" : "auto",
  }).format(metric.percent / 100);
}
