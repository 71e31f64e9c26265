import type { Language } from "#contract/languages/languages.ts";
import { tradesIn } from "#site/content/trades/trades.ts";
import { Icon } from "#site/elements/icon.tsx";
import styles from "./trade-links.module.css";

/** The trades that have a page of their own, a row each, or beside each other. */
export function TradeLinks({ title, language }: { title: string; language: Language }) {
  const trades = tradesIn(language);
  if (trades.length === 0) return null;
  return (
    <section
      className={`stack gap-2 framed-flush-top ${styles.trades}`}
      id="trades"
      aria-labelledby="trades-title"
    >
      <h2 className="label" id="trades-title">
        {title}
      </h2>
      <ul className="tiles three-64 rows-0">
        {trades.map(({ key, copy: { name }, path }) => (
          <li key={key}>
            <a className="title-s" href={path}>
              {name} <Icon name="arrow-right" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
