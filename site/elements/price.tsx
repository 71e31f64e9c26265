import { formatMoney, type Money } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { currencies } from "#data/contract/languages/currencies.ts";
import styles from "./price.module.css";

/** One price in every currency; CSS shows the chosen one, or all of them without scripts. */
export function Price({ amount, language }: { amount: Money; language: Language }) {
  return (
    <span className={currencies.length > 1 ? styles.price : undefined}>
      {currencies.map((currency) => (
        <span key={currency} data-amount={currency}>
          {formatMoney(amount[currency], currency, language)}
        </span>
      ))}
    </span>
  );
}
