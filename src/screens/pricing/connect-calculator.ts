import { type ChosenItem, estimateMessage, estimateOf } from "#src/content/estimate-message.ts";
import type { YearlyCost } from "#src/content/yearly-cost.ts";
import { currencies } from "#src/currencies.ts";
import { requireElement } from "#src/elements/require-element.ts";
import { formatMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { formTextKey } from "#src/storage-keys.ts";

/** Name of the choice in the address: `?want=onePage,maintenance`. */
const parameter = "want";

/** Adds up the visitor's choice, keeps it in the address, and takes it along to the contact form. */
export function connectCalculator(): void {
  const form = requireElement<HTMLFormElement>("[data-calculator]");
  if (!form) return;
  const { calculator, running, words, contact } = form.dataset;
  const language = calculator as Language;
  const runningCosts: Readonly<Record<string, YearlyCost>> = JSON.parse(running ?? "{}");
  const inputs = [...form.querySelectorAll<HTMLInputElement>("fieldset input")];
  const none = inputs.find(({ value }) => value === "");

  const chosen = (): ChosenItem[] =>
    inputs
      .filter(({ checked, value }) => checked && value !== "")
      .map(({ dataset }) => ({
        line: dataset["line"] ?? "",
        cost: JSON.parse(dataset["cost"] ?? ""),
        running: dataset["also"]?.split(",") ?? [],
      }));
  const choose = (keys: readonly string[]) => {
    if (none) none.checked = true;
    for (const input of inputs) if (input.value !== "") input.checked = keys.includes(input.value);
    show();
  };
  const show = () => {
    const { all, others } = estimateOf(chosen(), runningCosts);
    const sums = { first: all.first, next: all.next, others: others.next };
    for (const [name, sum] of Object.entries(sums)) {
      for (const currency of currencies) {
        const place = form.querySelector(`[data-sum=${name}] [data-amount=${currency}]`);
        if (place) place.textContent = formatMoney(sum[currency], currency, language);
      }
    }
  };
  const remember = () => {
    const address = new URL(location.href);
    const keys = inputs.filter(({ checked, value }) => checked && value !== "").map(({ value }) => value);
    address.searchParams.set(parameter, keys.join());
    history.replaceState(history.state, "", address);
  };

  form.addEventListener("change", () => {
    show();
    remember();
  });
  form.addEventListener("click", ({ target }) => {
    const preset = target instanceof HTMLElement ? target.dataset["preset"] : undefined;
    if (preset === undefined) return;
    choose(preset.split(","));
    remember();
  });
  form.addEventListener("submit", (event) => {
    const items = chosen();
    const message =
      items.length > 0 ? estimateMessage(items, runningCosts, JSON.parse(words ?? ""), language) : "";
    try {
      sessionStorage.setItem(formTextKey, JSON.stringify({ message }));
    } catch {
      // Storage may be blocked; then the form is sent as without scripts.
      return;
    }
    event.preventDefault();
    location.assign(contact ?? "");
  });

  const wanted = new URLSearchParams(location.search).get(parameter);
  if (wanted !== null) choose(wanted.split(","));
  // The browser may have restored an earlier choice.
  else show();
}
