import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { withPrices } from "#site/elements/with-prices.tsx";
import { automationCopy } from "#site/screens/automation/automation.copy.ts";
import styles from "./abilities.module.css";

/** What the assistant does, in the order of its work, each with the figure that it is held to. */
const figureOf = {
  chat: "response",
  booking: "appointments",
  scoring: "always",
  workflows: "setup",
} as const;

/** The four things that it does, each under its figure. */
export function Abilities({ language }: { language: Language }) {
  const { features, figures } = automationCopy(language);
  return (
    <section className={styles.section} aria-labelledby="figures-title">
      <h2 className="visually-hidden" id="figures-title">
        {figures.title}
      </h2>
      <ul className="tiles two-48 four-80" id="features">
        {keysOf(figureOf).map((key) => {
          const { title, text } = features[key];
          const { value, label } = figures.items[figureOf[key]];
          return (
            <li className={styles.ability} key={key}>
              <dl className={styles.figure}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </dl>
              <div>
                <h3 className="label">{title}</h3> <p>{withPrices(text)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
