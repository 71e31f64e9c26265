import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { pricedChoices } from "#data/site/content/facts/estimate.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { estimateOf } from "#site/content/offer/estimate-message.ts";
import { Button } from "#site/elements/button.tsx";
import { Price } from "#site/elements/price.tsx";
import type { calculatorProps } from "#site/screens/pricing/calculator-props.ts";
import { checkChoices, checkedChoices } from "#site/screens/pricing/checked-choices.ts";
import { settledChoices } from "#site/screens/pricing/settled-choices.ts";
import styles from "./calculator.module.css";

type CalculatorProps = ReturnType<typeof calculatorProps> & {
  /** What can be chosen. */
  children?: ReactNode;
};

/**
 * What a visitor's own choice costs. The controls are the page's and keep the choice, its script sets presets and
 * sends it (`connectCalculator`); React adds it up, and allows nothing that contradicts itself. Without scripts each
 * choice is sent as a line of the message.
 */
export function Calculator({ language, endpoint, order, words, presets, children }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [keys, setKeys] = useState<readonly string[]>(() => settledChoices(presets[0]?.choices ?? []));
  const sums = estimateOf(
    keys.flatMap((key) => pricedChoices[key] ?? []),
    runningCosts,
  );

  useLayoutEffect(() => {
    if (form.current) setKeys(settle(form.current));
  }, []);

  return (
    <form
      className={styles.calculator}
      method="post"
      action={endpoint}
      ref={form}
      data-order={JSON.stringify(order)}
      onInput={({ currentTarget }) => setKeys(settle(currentTarget, keys))}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="choice" value={order.title} />
      {presets.length === 0 ? null : (
        <fieldset className={`tiles two gap-4 ${styles.presets} scripted`}>
          <legend className="visually-hidden">{words.presets}</legend>
          {presets.map(({ name, choices }) => (
            <button
              key={name}
              type="button"
              aria-pressed={settledChoices(choices).join() === keys.join()}
              data-preset={choices.join()}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      {children}
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
        <Button type="submit" disabled={keys.length === 0}>
          {words.send}
        </Button>
        <p className="small">{words.note}</p>
      </div>
    </form>
  );
}

/** Mends what is chosen in the form, as it follows from what was before; returns its keys. */
function settle(form: HTMLFormElement, before?: readonly string[]): string[] {
  const keys = settledChoices([...checkedChoices(form).keys()], before);
  checkChoices(form, keys);
  return keys;
}
