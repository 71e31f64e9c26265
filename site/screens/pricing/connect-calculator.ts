import { choiceParameter } from "#site/content/offer/choice-parameter.ts";
import { loadJson } from "#site/elements/load-json.ts";
import { requireElement } from "#site/elements/require-element.ts";
import { whenTouched } from "#site/elements/when-touched.ts";
import type { CalculatorProps } from "#site/screens/pricing/calculator.tsx";

/** Loads the calculator once a visitor touches it, or comes with a choice of her own. */
export function connectCalculator(): void {
  const place = requireElement("[data-calculator]");
  if (!place) return;
  const load = async () => {
    const [{ hydrateCalculator }, props] = await Promise.all([
      import("#site/screens/pricing/hydrate-calculator.tsx"),
      loadJson<CalculatorProps>(`/calculator/${place.dataset["calculator"]}.json`),
    ]);
    hydrateCalculator(place, props);
  };
  whenTouched(place, load, { parameter: choiceParameter });
}
