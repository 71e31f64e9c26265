import { hydrateRoot } from "react-dom/client";
import { Calculator, type CalculatorProps } from "#site/screens/pricing/calculator.tsx";

export function hydrateCalculator(place: HTMLElement, props: CalculatorProps): void {
  hydrateRoot(place, <Calculator {...props} />);
}
