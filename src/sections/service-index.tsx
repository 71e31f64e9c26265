import type { PricedItem } from "#src/content/offer/price-list.ts";
import { Icon } from "#src/elements/icon.tsx";
import { ItemPrice } from "#src/elements/item-price.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./service-index.module.css";

interface ServiceRow {
  key: string;
  title: string;
  text: string;
  entry: PricedItem;
  href: string;
}

/** List of services: name, what it does and price in each row. */
export function ServiceIndex({ rows, language }: { rows: ServiceRow[]; language: Language }) {
  return (
    <ul className="ruled">
      {rows.map((row) => (
        <li className={`one-link stack gap-1 ${styles.row}`} key={row.key}>
          <h3>
            <a className="covers" href={row.href}>
              {row.title} <Icon name="arrow-right" />
            </a>
          </h3>
          <p>{row.text}</p>
          <ItemPrice item={row.entry} language={language} named={!row.entry.name.includes(row.title)} />
        </li>
      ))}
    </ul>
  );
}
