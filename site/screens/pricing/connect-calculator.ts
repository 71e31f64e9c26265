import { choiceParameter } from "#site/content/offer/choice-parameter.ts";
import { loadJson } from "#site/elements/load-json.ts";
import { whenTouched } from "#site/elements/when-touched.ts";
import type { CalculatorProps } from "#site/screens/pricing/calculator-props.ts";

export const calculatorBehaviour = "calculator";

/** Loads the calculator once a visitor touches it, or comes with a choice of her own; an Astro island would write its props into the page. */
export function connectCalculator(place: HTMLElement): void {
  const load = async () => {
    const [{ hydrateCalculator }, props] = await Promise.all([
      import("#site/screens/pricing/hydrate-calculator.tsx"),
      loadJson<CalculatorProps>(`/calculator/${document.documentElement.lang}.json`),
    ]);
    hydrateCalculator(place, props);
  };
  whenTouched(place, load, { parameter: choiceParameter });
}
