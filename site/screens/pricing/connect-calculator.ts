import { requireElement } from "#site/elements/require-element.ts";

/** Loads the calculator once a visitor touches it, or comes with a choice of her own. */
export function connectCalculator(): void {
  const form = requireElement<HTMLFormElement>("[data-calculator]");
  if (!form) return;
  const load = async () => (await import("#site/screens/pricing/calculator-form.ts")).calculatorForm(form);

  form.addEventListener("change", async ({ target }) => (await load()).changed(target));
  form.addEventListener("click", async ({ target }) => {
    const preset = target instanceof HTMLElement ? target.dataset["preset"] : undefined;
    if (preset !== undefined) (await load()).choose(preset.split(","));
  });
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      (await load()).take();
    } catch {
      // Not loaded, or storage is blocked: then the form is sent as without scripts.
      form.submit();
    }
  });
  const inputs = [...form.querySelectorAll("input")];
  // The choice is in the address, or the browser has restored it.
  if (location.search.includes("want=") || inputs.some((input) => input.checked !== input.defaultChecked))
    load().then(({ restore }) => restore());
}
