import { requireElement } from "#src/elements/require-element.ts";
import { shownCurrency } from "#src/elements/shown-currency.ts";
import { takeEstimate } from "#src/sections/take-estimate.ts";

/** Takes what the trade orders along to the contact form; where storage is blocked, it is sent as without scripts. */
export function connectOrder(): void {
  const form = requireElement<HTMLFormElement>("[data-estimates]");
  form?.addEventListener("submit", (event) => {
    const { estimates, contact } = form.dataset;
    try {
      takeEstimate(JSON.parse(estimates ?? "")[shownCurrency()], contact ?? "");
      event.preventDefault();
    } catch {
      // Then the browser sends the form.
    }
  });
}
