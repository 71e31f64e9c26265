import { requireElement } from "#site/elements/require-element.ts";

/** Takes what the trade orders along to the contact form. */
export function connectOrder(): void {
  const form = requireElement<HTMLFormElement>("[data-estimates]");
  form?.addEventListener("submit", async (event) => {
    event.preventDefault();
    const { estimates = "", contact = "" } = form.dataset;
    try {
      const { shownCurrency, takeEstimate } = await import("#site/sections/take-estimate.ts");
      takeEstimate(JSON.parse(estimates)[shownCurrency()], contact);
    } catch {
      // Not loaded, or storage is blocked: then the form is sent as without scripts.
      form.submit();
    }
  });
}
