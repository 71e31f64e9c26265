import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { pricedChoices } from "#data/site/content/facts/calculator-choices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { estimateOf, type Sums } from "#site/content/figures/estimate-sums.ts";
import { Icon } from "#site/elements/icon.tsx";
import { Price } from "#site/elements/price.tsx";
import type { calculatorProps } from "#site/screens/pricing/calculator-props.ts";
import { checkChoices, checkedChoices } from "#site/screens/pricing/checked-choices.ts";
import { settledChoices } from "#site/screens/pricing/settled-choices.ts";
import { percent, Sum, sharesOf } from "#site/sections/sum.tsx";
import styles from "./calculator.module.css";

type CalculatorProps = ReturnType<typeof calculatorProps> & {
  /** Above the businesses like the reader's. */
  head?: ReactNode;
  /** What can be chosen. */
  children?: ReactNode;
};

/**
 * What a visitor's own choice costs: the bars of its total above it. The controls are the page's and keep the choice, its
 * script sets presets and sends it (`connectCalculator`); React adds it up, and allows nothing that contradicts itself.
 * Without scripts each choice is sent as a line of the message.
 */
export function Calculator({ language, endpoint, copy, presets, head, children }: CalculatorProps) {
  const form = useRef<HTMLFormElement>(null);
  const [keys, setKeys] = useState<readonly string[]>(() =>
    settledChoices(presets[0]?.choices.split(",") ?? []),
  );
  const sums = estimateOf(
    keys.flatMap((key) => pricedChoices[key] ?? []),
    runningCosts,
  );
  const disabled = keys.length === 0;

  useLayoutEffect(() => {
    if (form.current) setKeys(settle(form.current));
  }, []);

  return (
    <form
      method="post"
      action={endpoint}
      ref={form}
      onInput={({ currentTarget }) => setKeys(settle(currentTarget, keys))}
    >
      <Sum
        sums={sums}
        copy={copy}
        language={language}
        ask={{ text: copy.send, disabled }}
        className={styles.sum}
      />
      <div className={`columns gap-4 framed ${styles.calculator}`} data-choices>
        <div className="stack gap-4 span-3">
          {head}
          {presets.length === 0 ? null : <Presets title={copy.presets} presets={presets} keys={keys} />}
        </div>
        {children}
      </div>
      <Foot sums={sums} copy={copy} language={language} disabled={disabled} />
    </form>
  );
}

interface PresetsProps extends Pick<CalculatorProps, "presets"> {
  title: string;
  /** What is chosen now. */
  keys: readonly string[];
}

/** The choices of businesses like the reader's. */
function Presets({ title, presets, keys }: PresetsProps) {
  return (
    <fieldset className={`cluster gap-2 ${styles.presets} scripted`}>
      <legend className="visually-hidden">{title}</legend>
      {presets.map(({ name, choices }) => (
        <button
          key={name}
          type="button"
          aria-pressed={settledChoices(choices.split(",")).join() === keys.join()}
          data-preset={choices}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

interface FootProps extends Pick<CalculatorProps, "copy" | "language"> {
  sums: Sums;
  disabled: boolean;
}

/** The bars of the total once more, and its button, while one chooses. */
function Foot({ sums, copy, language, disabled }: FootProps) {
  const { once, yearly } = sharesOf(sums);
  return (
    <div className={styles.foot}>
      <svg className="scripted" aria-hidden="true">
        <rect width={percent(once)} height="50%" />
        <rect x={percent(1 - yearly)} y="50%" width={percent(yearly)} height="50%" />
      </svg>
      <button className="spread" type="submit" disabled={disabled}>
        <span className="scripted title-s">
          {copy.from}&nbsp;
          <Price amount={sums.first} language={language} />
        </span>
        <span className="with-sign label">
          {copy.send} <Icon name="arrow-right" />
        </span>
      </button>
    </div>
  );
}

/** Mends what is chosen in the form, as it follows from what was before; returns its keys. */
function settle(form: HTMLFormElement, before?: readonly string[]): string[] {
  const keys = settledChoices([...checkedChoices(form).keys()], before);
  checkChoices(form, keys);
  return keys;
}
