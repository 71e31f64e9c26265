import { formatMoney, type Money } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import styles from "./price.module.css";

interface PriceProps {
  readonly amount: Money;
  readonly language: Language;
}

/** One price in both currencies; styles show the chosen one, or both where no script runs. */
export function Price({ amount, language }: PriceProps) {
  return (
    <span className={styles.price}>
      <span data-amount="EUR">{formatMoney(amount.EUR, "EUR", language)}</span>
      <span className={styles.alternative} data-amount="USD">
        {formatMoney(amount.USD, "USD", language)}
      </span>
    </span>
  );
}
