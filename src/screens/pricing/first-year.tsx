import type { Copy } from "#src/content/words.ts";
import { firstCurrency } from "#src/currencies.ts";
import { Price } from "#src/elements/price.tsx";
import { addMoney, amountIn } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { bakeryOrder } from "#src/screens/pricing/bakery-order.ts";
import styles from "./first-year.module.css";

interface FirstYearProps {
  readonly words: Copy["pricing"]["total"];
  readonly language: Language;
}

/** Costs of the worked example's first year as a waterfall chart. */
export function FirstYear({ words, language }: FirstYearProps) {
  const lines = bakeryOrder(language);
  const currency = firstCurrency(language);
  const sum = addMoney(lines.map(({ first }) => first));
  const before = (position: number) =>
    lines.slice(0, position).reduce((total, { first }) => total + amountIn(first, currency), 0);
  const share = (amount: number) => `${((100 * amount) / amountIn(sum, currency)).toFixed()}%`;
  return (
    <figure className={styles.year}>
      <figcaption>{words.title}</figcaption>
      <ul>
        {lines.map(({ key, name, first }, position) => (
          <li key={key}>
            <span>{name}</span>
            <strong>
              <Price amount={first} language={language} />
            </strong>
            <svg aria-hidden="true">
              <rect x={share(before(position))} width={share(amountIn(first, currency))} height="100%" />
            </svg>
          </li>
        ))}
        <li>
          <span>
            {words.columns.first} <small>{words.sum}</small>
          </span>
          <strong>
            <Price amount={sum} language={language} />
          </strong>
          <svg aria-hidden="true">
            <rect width="100%" height="100%" />
          </svg>
        </li>
      </ul>
    </figure>
  );
}
