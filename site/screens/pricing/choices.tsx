import type { Language } from "#contract/languages/languages.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { estimatePresets, workedExample } from "#data/site/content/facts/estimate.ts";
import { choiceLine, estimateGroupsIn } from "#site/content/offer/estimate.ts";
import { Price } from "#site/elements/price.tsx";
import { settledChoices } from "#site/screens/pricing/settled-choices.ts";
import styles from "./calculator.module.css";

/** What can be chosen in the calculator, in its groups; the choice of the worked example is made. */
export function Choices({ language }: { language: Language }) {
  const groups = estimateGroupsIn(language);
  const started = settledChoices(workedExample ? estimatePresets[workedExample] : []);
  const isStarted = ({ key }: { key: string }) => started.includes(key);
  return (
    <div className={styles.choices}>
      {groups.map(({ group, title, none, choices }, position) => {
        const [period, ...otherPeriods] = new Set(choices.map(({ period }) => period));
        const isShared = otherPeriods.length === 0;
        const isExtra = position === groups.length - 1 && none === undefined;
        const fields = (
          <fieldset key={group}>
            <legend className={isExtra ? "visually-hidden" : "spread"}>
              {title} {isShared ? <small>{period}</small> : null}
            </legend>
            {none === undefined ? null : (
              <label>
                <input
                  type="radio"
                  name={`choice.${group}`}
                  value=""
                  defaultChecked={!choices.some(isStarted)}
                />
                <span>{none}</span>
              </label>
            )}
            {choices.map((choice) => (
              <label key={choice.key}>
                <input
                  type={none === undefined ? "checkbox" : "radio"}
                  name={`choice.${group}${none === undefined ? `.${choice.key}` : ""}`}
                  value={choiceLine(choice, language, firstCurrency)}
                  data-choice={choice.key}
                  defaultChecked={isStarted(choice)}
                />
                <span>
                  {choice.name} {isShared ? null : <small>{choice.period}</small>}
                </span>
                <span>
                  {choice.from ? <small>{choice.from}</small> : null}{" "}
                  <Price amount={choice.price} language={language} />
                </span>
              </label>
            ))}
          </fieldset>
        );
        if (!isExtra) return fields;
        return (
          <details className="disclosure" key={group} open={choices.some(isStarted)}>
            <summary className="title-s">{title}</summary>
            {fields}
          </details>
        );
      })}
    </div>
  );
}
