import type { Sentence } from "#contract/copy/sentence.ts";
import type { Language } from "#contract/languages/languages.ts";
import type { PricedItem } from "#site/content/offer/price-list.ts";
import { pricesCopy } from "#site/content/offer/prices.copy.ts";
import { Price } from "#site/elements/price.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import styles from "./price-table.module.css";

interface PriceTableProps {
  caption: string;
  /** Whether a heading above it says its caption already. */
  titled?: boolean;
  name: string;
  items: (Omit<PricedItem, "group" | "key"> & { key: string; group?: string; href?: string })[];
  /** Running costs that others charge. */
  running?: Sentence;
  language: Language;
}

/** A table of prices and their terms. */
export function PriceTable({ caption, titled = false, name, items, running, language }: PriceTableProps) {
  return (
    <>
      <table className={styles.table}>
        <caption className={titled ? "visually-hidden" : undefined}>{caption}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{pricesCopy(language).price}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.group ?? ""}.${item.key}`}>
              <th scope="row">
                {item.href ? (
                  <a className="underlined" href={item.href}>
                    {item.name}
                  </a>
                ) : (
                  item.name
                )}
                {item.detail ? <span className={styles.note}>{item.detail}</span> : null}
              </th>
              <td>
                {item.from ? `${item.from}\u00a0` : null}
                <Price amount={item.price} language={language} />
                <span className={styles.note}>{item.period}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {running?.join("") ? <p className={`note ${styles.running}`}>{withPrices(running)}</p> : null}
    </>
  );
}
