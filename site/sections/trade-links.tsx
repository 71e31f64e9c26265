import type { Language } from "#contract/languages/languages.ts";
import { tradesIn } from "#site/content/trades/trades.ts";
import styles from "./trade-links.module.css";

/** The trades that have a page of their own, in a line. */
export function TradeLinks({ title, language }: { title: string; language: Language }) {
  const trades = tradesIn(language);
  if (trades.length === 0) return null;
  return (
    <section className={`cluster rows-0 ${styles.trades}`} id="trades" aria-labelledby="trades-title">
      <h2 className="label" id="trades-title">
        {title}
      </h2>
      <ul className="cluster rows-0">
        {trades.map(({ key, copy: { name }, path }) => (
          <li key={key}>
            <a className="target underlined" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
