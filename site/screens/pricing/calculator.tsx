import { estimatePresets } from "#content/facts/estimate.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { controlOf, estimateGroupsIn, isSingleChoice, runningCostOf } from "#site/content/offer/estimate.ts";
import { estimateOf } from "#site/content/offer/estimate-message.ts";
import { Band } from "#site/elements/band.tsx";
import { Button } from "#site/elements/button.tsx";
import { Price } from "#site/elements/price.tsx";
import suggestionStyles from "#site/elements/suggestions.module.css";
import { estimateWords } from "#site/screens/pricing/estimate.words.ts";
import styles from "./calculator.module.css";

interface CalculatorProps {
  language: Language;
  /** Where the choice is sent without scripts. */
  endpoint: string;
}

/** What a visitor's own choice costs. Scripts add it up; without them it can be sent all the same. */
export function Calculator({ language, endpoint }: CalculatorProps) {
  const words = estimateWords(language);
  const groups = estimateGroupsIn(language);
  const start: readonly string[] = estimatePresets.bakery;
  const isChosen = ({ key }: { key: string }) => start.includes(key);
  const offered = groups.flatMap(({ choices }) => choices);
  const sums = estimateOf(offered.filter(isChosen), runningCostOf);
  return (
    <Band id="calculator" title={words.title} lead={words.lead} layout="stack" tone="tint">
      <form
        className={styles.calculator}
        method="post"
        action={endpoint}
        data-calculator={language}
        data-running={JSON.stringify(runningCostOf)}
        data-words={JSON.stringify(words.message)}
        data-contact={pathOf("contact", language)}
      >
        <input type="hidden" name="language" value={language} />
        <fieldset className={`tiles two gap-4 ${suggestionStyles.suggestions} scripted`}>
          <legend className="visually-hidden">{words.presets}</legend>
          {Object.entries(estimatePresets).map(([key, chosen]) => (
            <button key={key} type="button" aria-pressed={chosen === start} data-preset={chosen.join()}>
              {words.preset[key as keyof typeof estimatePresets]}
            </button>
          ))}
        </fieldset>
        <div className={styles.choices}>
          {groups.map(({ group, title, choices }) => {
            const [period, ...otherPeriods] = new Set(choices.map(({ item }) => item.period));
            const isShared = otherPeriods.length === 0;
            return (
              <fieldset key={group}>
                <legend className="spread">
                  {title} {isShared ? <small>{period}</small> : null}
                </legend>
                {isSingleChoice(group) ? (
                  <label>
                    <input
                      type="radio"
                      name={group}
                      value=""
                      defaultChecked={!choices.some((choice) => isChosen(choice))}
                    />
                    <span>{words.none[group]}</span>
                  </label>
                ) : null}
                {choices.map((choice) => (
                  <label key={choice.key}>
                    <input
                      type={isSingleChoice(group) ? "radio" : "checkbox"}
                      name={controlOf(group, choice.key)}
                      value={choice.key}
                      defaultChecked={isChosen(choice)}
                      data-cost={JSON.stringify(choice.cost)}
                      data-also={choice.running.join()}
                      data-lines={JSON.stringify(choice.lines)}
                      data-project={choice.projectType}
                      data-needs-task={choice.needsTask || undefined}
                    />
                    <span>
                      {choice.name} {isShared ? null : <small>{choice.item.period}</small>}
                    </span>
                    <span>
                      {choice.item.from ? <small>{choice.item.from}</small> : null}{" "}
                      <Price amount={choice.item.price} language={language} />
                    </span>
                  </label>
                ))}
              </fieldset>
            );
          })}
        </div>
        <div className={`stack gap-4 ${styles.result}`}>
          <dl className={`scripted ${styles.sums}`} aria-live="polite">
            {(["first", "next", "others"] as const).map((key) => (
              <div key={key} data-sum={key}>
                <dt>{words[key]}</dt>
                <dd>
                  <Price amount={sums[key]} language={language} />
                </dd>
              </div>
            ))}
          </dl>
          <Button type="submit">{words.send}</Button>
          <p className="small">{words.note}</p>
        </div>
      </form>
    </Band>
  );
}
