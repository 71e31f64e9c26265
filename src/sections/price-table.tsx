import { Price } from "#src/elements/price.tsx";
import type { Money } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import styles from "./price-table.module.css";

export interface PriceRow {
  readonly key: string;
  readonly name: string;
  /** What it holds, in a few words. */
  readonly detail?: string | undefined;
  readonly amount: Money;
  /** A word after the amount, such as "on quote". */
  readonly note?: string | undefined;
}

interface PriceTableProps {
  readonly caption: string;
  readonly columns: { readonly name: string; readonly price: string };
  readonly rows: readonly PriceRow[];
  readonly language: Language;
}

/** Prices one below the other, so that they can be compared. */
export function PriceTable({ caption, columns, rows, language }: PriceTableProps) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              {row.name}
              {row.detail ? <span className={styles.note}>{row.detail}</span> : null}
            </th>
            <td>
              <Price amount={row.amount} language={language} />
              {row.note ? <span className={styles.note}>{row.note}</span> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
