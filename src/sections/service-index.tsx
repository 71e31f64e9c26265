import type { PricedItem } from "#src/content/price-list.ts";
import { Icon } from "#src/elements/icon.tsx";
import { Price } from "#src/elements/price.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./service-index.module.css";

interface ServiceRow {
  key: string;
  title: string;
  text: string;
  /** Price shown for the service. */
  entry: PricedItem;
  href: string;
}

/** List of services: name, what it does and price in each row. */
export function ServiceIndex({ rows, language }: { rows: ServiceRow[]; language: Language }) {
  return (
    <ul>
      {rows.map((row) => (
        <li className={styles.row} key={row.key}>
          <h3>
            <a href={row.href}>
              {row.title} <Icon name="arrow-right" />
            </a>
          </h3>
          <p>{row.text}</p>
          <p className={styles.price}>
            {row.entry.from ? <small>{row.entry.from}</small> : null}{" "}
            <Price amount={row.entry.price} language={language} />{" "}
            <small className={styles.unit}>
              {row.entry.name.includes(row.title) ? null : `${row.entry.name}, `}
              {row.entry.period}
            </small>
          </p>
        </li>
      ))}
    </ul>
  );
}
