import { currencies } from "#contract/currencies.ts";
import { formatMoney } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages.ts";
import {
  type ChosenItem,
  choiceParameter,
  estimateOf,
  estimateText,
} from "#site/content/offer/estimate-message.ts";
import type { YearlyCost } from "#site/content/offer/yearly-cost.ts";
import { shownCurrency, takeEstimate } from "#site/sections/take-estimate.ts";

/** Adds up the visitor's choice, keeps it in the address, and takes it along to the contact form. */
export function calculatorForm(form: HTMLFormElement) {
  const { calculator, running, words, contact } = form.dataset;
  const language = calculator as Language;
  const runningCosts: Record<string, YearlyCost> = JSON.parse(running ?? "{}");
  const inputs = [...form.querySelectorAll<HTMLInputElement>("label input")];
  const chosen = () => inputs.filter(({ checked, value }) => checked && value !== "");
  const keysOf = (some: HTMLInputElement[]) => some.map(({ value }) => value).join();
  const items = () =>
    chosen().map(
      ({ dataset: { lines = "", project, cost = "", also = "" } }): ChosenItem => ({
        lines: JSON.parse(lines),
        projectType: project,
        cost: JSON.parse(cost),
        running: also.split(","),
      }),
    );

  const submit = form.querySelector<HTMLButtonElement>("[type=submit]");
  const tasks = inputs.filter(({ name }) => name.startsWith("tasks."));

  const show = () => {
    if (submit) submit.disabled = chosen().length === 0;
    for (const button of form.querySelectorAll<HTMLElement>("[data-preset]")) {
      const preset = inputs.filter(({ value }) => button.dataset["preset"]?.split(",").includes(value));
      button.ariaPressed = String(keysOf(preset) === keysOf(chosen()));
    }
    for (const [name, sum] of Object.entries(estimateOf(items(), runningCosts))) {
      for (const currency of currencies) {
        const place = form.querySelector(`[data-sum=${name}] [data-amount=${currency}]`);
        if (place) place.textContent = formatMoney(sum[currency], currency, language);
      }
    }
  };
  /** An option brings the first task with it, and goes with the last one. */
  const settle = (touched?: EventTarget | null) => {
    const options = chosen().filter(({ dataset }) => dataset["needsTask"]);
    if (options.length === 0 || tasks.some(({ checked }) => checked)) return;
    const leaves = tasks.some((task) => task === touched);
    for (const input of leaves ? options : tasks.slice(0, 1)) input.checked = !leaves;
  };
  const check = (keys: string[]) => {
    // The site that stands for none is chosen unless another one is.
    for (const input of inputs) input.checked = input.value === "" || keys.includes(input.value);
    settle();
  };
  const changed = (touched?: EventTarget | null) => {
    settle(touched);
    show();
    const address = new URL(location.href);
    address.searchParams.set(choiceParameter, keysOf(chosen()));
    history.replaceState(history.state, "", address);
  };

  return {
    changed,
    choose(keys: string[]) {
      check(keys);
      changed();
    },
    restore() {
      const wanted = new URLSearchParams(location.search).get(choiceParameter);
      if (wanted !== null) check(wanted.split(","));
      show();
    },
    /** Goes to the contact form with the choice in its message; throws if it cannot be stored. */
    take() {
      const currency = shownCurrency();
      takeEstimate(
        estimateText(items(), runningCosts, JSON.parse(words ?? ""), language, currency),
        contact ?? "",
      );
    },
  };
}
