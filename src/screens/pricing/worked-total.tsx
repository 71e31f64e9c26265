import type { Copy } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { Price } from "#src/elements/price.tsx";
import { addMoney } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import { bakeryOrder } from "#src/screens/pricing/bakery-order.ts";
import styles from "./worked-total.module.css";

interface WorkedTotalProps {
  readonly words: Copy["pricing"]["total"];
  readonly language: Language;
}

/** Total of the worked example: first year, then each later year. */
export function WorkedTotal({ words, language }: WorkedTotalProps) {
  const rows = bakeryOrder(language);
  return (
    <Band id="total" title={words.title} lead={words.lead}>
      <table className={styles.total}>
        <thead>
          <tr>
            <th scope="col">{words.columns.item}</th>
            <th scope="col">{words.columns.first}</th>
            <th scope="col">{words.columns.next}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, period, price, monthly, first, next }) => (
            <tr key={key}>
              <th scope="row">
                {name}{" "}
                <span>
                  {monthly ? <Price amount={price} language={language} /> : null} {period}
                </span>
              </th>
              <td>
                <Price amount={first} language={language} />
              </td>
              <td>{monthly ? <Price amount={next} language={language} /> : "–"}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.sum}</th>
            <td>
              <Price amount={addMoney(rows.map(({ first }) => first))} language={language} />
            </td>
            <td>
              <Price amount={addMoney(rows.map(({ next }) => next))} language={language} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>{words.note}</p>
    </Band>
  );
}
