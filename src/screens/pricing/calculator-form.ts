import {
  type ChosenItem,
  choiceParameter,
  estimateMessage,
  estimateOf,
} from "#src/content/offer/estimate-message.ts";
import type { YearlyCost } from "#src/content/offer/yearly-cost.ts";
import { currencies } from "#src/currencies.ts";
import { formatMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { formTextKey } from "#src/storage-keys.ts";

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
      ({ dataset: { line = "", cost = "", also = "" } }): ChosenItem => ({
        line,
        cost: JSON.parse(cost),
        running: also.split(","),
      }),
    );

  const show = () => {
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
  const check = (keys: string[]) => {
    // The site that stands for none is chosen unless another one is.
    for (const input of inputs) input.checked = input.value === "" || keys.includes(input.value);
  };
  const changed = () => {
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
    /** Goes to the contact form with the choice as its message; throws if it cannot be stored. */
    take() {
      const some = items();
      const message =
        some.length > 0 ? estimateMessage(some, runningCosts, JSON.parse(words ?? ""), language) : "";
      sessionStorage.setItem(formTextKey, JSON.stringify({ message }));
      location.assign(contact ?? "");
    },
  };
}
