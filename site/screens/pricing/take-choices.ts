import { isLanguage } from "#contract/languages/languages.ts";
import { type Currency, firstCurrency } from "#data/contract/languages/currencies.ts";
import { pricedChoices } from "#data/site/content/facts/calculator-choices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { estimateText } from "#site/content/offer/estimate-message.ts";
import { partOf } from "#site/elements/behaviours.ts";
import type { Order } from "#site/screens/pricing/calculator-props.ts";
import { checkedChoices } from "#site/screens/pricing/checked-choices.ts";
import { shownCurrency, takeEstimate } from "#site/sections/take-estimate.ts";

/** Takes what is chosen in the calculator to the contact form, with its sums; throws if it cannot be stored. */
export function takeChoices(form: HTMLFormElement): void {
  const currency = shownCurrency();
  const checked = checkedChoices(form);
  const chosen = [...checked.keys()].flatMap((key) => pricedChoices[key] ?? []);
  const lines = [...checked.values()].map((control) => lineOf(control, currency));
  const { lang: language } = document.documentElement;
  if (!isLanguage(language)) throw new Error(`no prices in ${language}`);
  const { contact, ...copy }: Order = JSON.parse(partOf(form, "[data-order]").dataset["order"] ?? "");
  takeEstimate(estimateText({ chosen, lines, runningCosts, copy, language, currency }), contact);
}

/** The line that a control sends without scripts, with the amount that is shown beside it. */
function lineOf(control: HTMLInputElement, currency: Currency): string {
  const label = control.closest("label");
  const amountIn = (one: Currency) => label?.querySelector(`[data-amount="${one}"]`)?.textContent ?? "";
  return control.value.replace(amountIn(firstCurrency), () => amountIn(currency));
}
