import { currencies } from "#data/contract/languages/currencies.ts";
import { currencyToggleBehaviour } from "#site/elements/connect-currency-toggle.ts";

const rule = (selectorOf: (currency: string) => string, declarations: string) =>
  `${currencies.map(selectorOf).join()}{${declarations}}`;

/**
 * Shows the chosen currency, and without scripts all prices. In the head, because it depends on which currencies there
 * are.
 */
export const currencyStyles = [
  `:root:not([data-currency]) [data-behaviour=${currencyToggleBehaviour}]{display:none}`,
  "[data-currency] [data-amount]{display:none}",
  rule((one) => `[data-currency=${one}] [data-amount=${one}]`, "display:inline"),
  rule(
    (one) => `:root[data-currency=${one}] [data-behaviour=${currencyToggleBehaviour}] [value=${one}] span`,
    "text-decoration-line:underline;text-decoration-thickness:3px;text-decoration-color:var(--accent-text);text-underline-offset:.4em",
  ),
].join("");
