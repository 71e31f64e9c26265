import type { Copy } from "#src/content/words.ts";
import { firstCurrency } from "#src/currencies.ts";
import { Price } from "#src/elements/price.tsx";
import { addMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { bakeryOrder } from "#src/screens/pricing/bakery-order.ts";
import styles from "./first-year.module.css";

interface FirstYearProps {
  readonly words: Copy["pricing"]["total"];
  readonly language: Language;
}

/** The worked example: its first year as a waterfall of bars, and what each later year costs. */
export function FirstYear({ words, language }: FirstYearProps) {
  const lines = bakeryOrder(language);
  const currency = firstCurrency(language);
  const sum = addMoney(lines.map(({ first }) => first));
  const before = (position: number) =>
    lines.slice(0, position).reduce((total, { first }) => total + first[currency], 0);
  const share = (amount: number) => `${((100 * amount) / sum[currency]).toFixed()}%`;
  return (
    <section className={styles.year} aria-labelledby="total-title">
      <h2 id="total-title">{words.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.item}</th>
            <th scope="col">{words.columns.first}</th>
            <th scope="col">{words.columns.next}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, period, price, monthly, first, next }, position) => (
            <tr key={key}>
              <th scope="row">
                {name}{" "}
                <small>
                  {monthly ? <Price amount={price} language={language} /> : null}{" "}
                  {period.replaceAll(" ", "\u00a0")}
                </small>
              </th>
              <td>
                <Price amount={first} language={language} />
                <svg aria-hidden="true">
                  <rect x={share(before(position))} width={share(first[currency])} height="100%" />
                </svg>
              </td>
              <td>{monthly ? <Price amount={next} language={language} /> : "–"}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <td>
              <Price amount={sum} language={language} />
              <svg aria-hidden="true">
                <rect width="100%" height="100%" />
              </svg>
            </td>
            <td>
              <Price amount={addMoney(lines.map(({ next }) => next))} language={language} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p>{words.lead}</p>
      <p>{words.note}</p>
    </section>
  );
}
