import { currencies } from "#src/currencies.ts";
import { toggleAttributes } from "#src/elements/connect-currency-toggles.ts";

const rule = (selectorOf: (currency: string) => string, declarations: string) =>
  `${currencies.map(selectorOf).join()}{${declarations}}`;

/**
 * Shows one currency, and which one it is, once a script has set the choice; without scripts all prices are shown. The
 * rules are in the head because they depend on which currencies there are.
 */
export const currencyStyles = [
  "[data-currency] [data-amount]{display:none}",
  rule((one) => `[data-currency=${one}] [data-amount=${one}]`, "display:inline"),
  rule(
    (one) => `:root[data-currency=${one}] [${toggleAttributes.currency}=${one}]`,
    "background:var(--ink);color:var(--paper);forced-color-adjust:none",
  ),
].join("");
