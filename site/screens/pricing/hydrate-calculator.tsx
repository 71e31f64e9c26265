import { hydrateRoot } from "react-dom/client";
import { Calculator } from "#site/screens/pricing/calculator.tsx";
import type { CalculatorProps } from "#site/screens/pricing/calculator-props.ts";

export function hydrateCalculator(place: HTMLElement, props: CalculatorProps): void {
  hydrateRoot(place, <Calculator {...props} />);
}
