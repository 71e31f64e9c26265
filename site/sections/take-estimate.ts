import { type Currency, currencies } from "#data/contract/languages/currencies.ts";
import type { Estimate } from "#site/content/offer/estimate-message.ts";
import { formTextKey } from "#site/measurement/storage-keys.ts";

/** Adds an estimate to what was typed in the contact form and goes there; throws if it cannot be stored. */
export function takeEstimate({ message, projectType }: Estimate, contact: string): void {
  const typed = JSON.parse(sessionStorage.getItem(formTextKey) ?? "{}");
  const text = {
    ...typed,
    ...(projectType && { projectType }),
    message: withEstimate(typed.message ?? "", message),
  };
  sessionStorage.setItem(formTextKey, JSON.stringify(text));
  location.assign(contact);
}

/** The currency in which the page shows its prices. */
export function shownCurrency(): Currency {
  const { currency } = document.documentElement.dataset;
  return currencies.find((code) => code === currency) ?? currencies[0];
}

/** A message with an estimate below it, which takes the place of an earlier one. */
function withEstimate(message: string, estimate: string): string {
  const lines = message.split("\n");
  const [title = "", ...own] = estimate.split("\n");
  const start = lines.indexOf(title);
  if (start >= 0) {
    let end = start + 1;
    while (lines[end]?.startsWith("– ")) end++;
    // The sums come last, unless the visitor has deleted them.
    if (lines[end]?.startsWith(own.at(-1)?.slice(0, 8) ?? "")) end++;
    lines.splice(start, end - start + Number(lines[end] === ""));
  }
  return [lines.join("\n").trim(), estimate].filter(Boolean).join("\n\n");
}
