import type { Language } from "#contract/languages/languages.ts";
import { firstCurrency } from "#data/contract/languages/currencies.ts";
import { estimatePresets, workedExample } from "#data/site/content/facts/calculator-choices.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import { choiceLine, estimateGroupsIn } from "#site/content/offer/estimate.ts";
import { Price } from "#site/elements/price.tsx";
import { calculatorOrder } from "#site/screens/pricing/calculator-props.ts";
import { settledChoices } from "#site/screens/pricing/settled-choices.ts";
import { laterYears } from "#site/sections/preset-sum.tsx";
import styles from "./calculator.module.css";

type Group = ReturnType<typeof estimateGroupsIn>[number];

/** What can be chosen in the calculator, in its groups; the choice of the worked example is made. */
export function Choices({ language }: { language: Language }) {
  const { note, preset } = estimateCopy(language);
  const order = calculatorOrder(language);
  const later = workedExample && laterYears(workedExample, language);
  const [first = [], ...others] = estimateGroupsIn(language).map((group) => [group]);
  // What is most is in a column of its own, so that what opens in another moves nothing that one may be pointing at.
  const columns = [first];
  for (const [position, group] of others.entries())
    if (position % 2 === 0) columns.push(group);
    else columns.at(-1)?.push(...group);
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="choice" value={order.title} data-order={JSON.stringify(order)} />
      <div className={`tiles two-48 three-64 gap-5 ${styles.choices}`}>
        {columns.map((groups) => (
          <div className="stack" key={groups[0]?.group}>
            {groups.map((group) => (
              <Group {...group} language={language} key={group.group} />
            ))}
          </div>
        ))}
      </div>
      <div className={`stack gap-2 small across ${styles.notes}`}>
        {workedExample && later ? (
          <p data-example>
            <strong>{preset[workedExample]}.</strong> {later}
          </p>
        ) : null}
        <p>{note}</p>
      </div>
    </>
  );
}

/** Choices of one kind; those that few need are closed at first. */
function Group({ group, title, none, choices, isExtra, language }: Group & { language: Language }) {
  const started = settledChoices(workedExample ? estimatePresets[workedExample] : []);
  const isStarted = ({ key }: { key: string }) => started.includes(key);
  const [period, ...otherPeriods] = new Set(choices.map(({ period }) => period));
  const isShared = otherPeriods.length === 0;
  const isYearly = choices.every(({ price }) => price.period !== "once");
  const fields = (
    <fieldset className={isYearly ? styles.yearly : undefined}>
      <legend className={isExtra ? "visually-hidden" : "spread"}>
        {title} {isShared ? <small>{period}</small> : null}
      </legend>
      {none === undefined ? null : (
        <label>
          <input type="radio" name={`choice.${group}`} value="" defaultChecked={!choices.some(isStarted)} />
          <span>{none}</span>
        </label>
      )}
      {choices.map((choice) => (
        <label key={choice.key}>
          <input
            className={isYearly || choice.price.period === "once" ? undefined : styles.yearly}
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
    <details className="disclosure" open={choices.some(isStarted)}>
      <summary className="label">{title}</summary>
      {fields}
    </details>
  );
}
