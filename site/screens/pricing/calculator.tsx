import { type SubmitEvent, useLayoutEffect, useRef, useState } from "react";
import { firstCurrency } from "#contract/facts/currencies.ts";
import { choiceParameter } from "#site/content/offer/choice-parameter.ts";
import { type Choice, choiceLine, estimateOf, estimateText } from "#site/content/offer/estimate-message.ts";
import { Button } from "#site/elements/button.tsx";
import { Price } from "#site/elements/price.tsx";
import type { CalculatorProps } from "#site/screens/pricing/calculator-props.ts";
import { shownCurrency, takeEstimate } from "#site/sections/take-estimate.ts";
import styles from "./calculator.module.css";

/** What a visitor's own choice costs. Scripts add it up; without them each choice is sent as a line of the message. */
export function Calculator({
  language,
  endpoint,
  contact,
  words,
  presets,
  groups,
  runningCosts,
}: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [keys, setKeys] = useState<readonly string[]>(() => settled(presets[0]?.choices ?? [], groups));
  const isChosen = ({ key }: Choice) => keys.includes(key);
  const chosen = groups.flatMap(({ choices }) => choices.filter(isChosen));
  const sums = estimateOf(chosen, runningCosts);

  useLayoutEffect(() => {
    const wanted = new URLSearchParams(location.search).get(choiceParameter);
    // Without one in the address, what was chosen before hydration stays.
    const checked = form.current?.querySelectorAll<HTMLInputElement>("[data-choice]:checked") ?? [];
    const own = wanted?.split(",") ?? Array.from(checked, ({ dataset }) => dataset["choice"] ?? "");
    setKeys(settled(own, groups));
  }, [groups]);

  function choose(wanted: readonly string[]) {
    const next = settled(wanted, groups, keys);
    setKeys(next);
    const address = new URL(location.href);
    address.searchParams.set(choiceParameter, next.join());
    history.replaceState(history.state, "", address);
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    try {
      takeEstimate(estimateText(chosen, runningCosts, words.message, language, shownCurrency()), contact);
    } catch {
      // Storage is blocked: then the form is sent as without scripts.
      event.currentTarget.submit();
    }
  }

  return (
    <form className={styles.calculator} method="post" action={endpoint} ref={form} onSubmit={send}>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="choice" value={words.message.title} />
      {presets.length === 0 ? null : (
        <fieldset className={`tiles two gap-4 ${styles.presets} scripted`}>
          <legend className="visually-hidden">{words.presets}</legend>
          {presets.map(({ name, choices }) => (
            <button
              key={name}
              type="button"
              aria-pressed={settled(choices, groups).join() === keys.join()}
              data-preset={choices.join()}
              onClick={() => choose(choices)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <div className={styles.choices}>
        {groups.map(({ group, title, none, choices }, position) => {
          const [period, ...otherPeriods] = new Set(choices.map(({ period }) => period));
          const isShared = otherPeriods.length === 0;
          const others = keys.filter((key) => none === undefined || choices.every((own) => own.key !== key));
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
                    checked={!choices.some(isChosen)}
                    onChange={() => choose(others)}
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
                    checked={isChosen(choice)}
                    onChange={({ target }) =>
                      choose(
                        target.checked ? [...others, choice.key] : keys.filter((key) => key !== choice.key),
                      )
                    }
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
            <details className="disclosure" key={group} open={choices.some(isChosen)}>
              <summary className="title-s">{title}</summary>
              {fields}
            </details>
          );
        })}
      </div>
      <div className={`stack gap-4 stays-beside ${styles.result}`}>
        <dl className={`scripted ${styles.total}`} aria-live="polite">
          {(["first", "next", "others"] as const).map((key) => (
            <div key={key} data-sum={key}>
              <dt>{words[key]}</dt>
              <dd>
                <Price amount={sums[key]} language={language} />
              </dd>
            </div>
          ))}
        </dl>
        <Button type="submit" disabled={chosen.length === 0}>
          {words.send}
        </Button>
        <p className="small">{words.note}</p>
      </div>
    </form>
  );
}

/**
 * What is on offer of some keys, in its order, one of each group with a choice of none. An option brings the first task
 * with it, and goes with the last one.
 */
function settled(
  wanted: readonly string[],
  groups: CalculatorProps["groups"],
  before: readonly string[] = [],
): string[] {
  const chosen = groups.flatMap(({ none, choices }) => {
    const own = choices.filter(({ key }) => wanted.includes(key));
    return none === undefined ? own : own.slice(-1);
  });
  const tasks =
    groups.find(({ group }: { group: string }) => group === "tasks")?.choices.map(({ key }) => key) ?? [];
  const keys = chosen.map(({ key }) => key);
  const [first] = tasks;
  if (!first || !chosen.some(({ needsTask }) => needsTask) || tasks.some((task) => keys.includes(task)))
    return keys;
  if (tasks.some((task) => before.includes(task)))
    return chosen.filter(({ needsTask }) => !needsTask).map(({ key }) => key);
  return settled([...keys, first], groups);
}
