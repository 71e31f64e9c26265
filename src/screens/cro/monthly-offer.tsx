import type { ReactNode } from "react";
import { Price } from "#src/elements/price.tsx";
import type { Money } from "#src/formats/money.ts";
import type { Language } from "#src/languages.ts";
import styles from "./monthly-offer.module.css";

interface MonthlyOfferProps {
  price: Money;
  language: Language;
  words: {
    perMonth: string;
    text: string;
    items: Record<string, { title: string; text: string }>;
  };
  /** The call to action. */
  children: ReactNode;
}

/** A monthly price in large type, the reason for it, and what it includes. */
export function MonthlyOffer({ price, language, words, children }: MonthlyOfferProps) {
  return (
    <div className={styles.offer}>
      <p className={styles.price}>
        <strong>
          <Price amount={price} language={language} />
        </strong>{" "}
        {words.perMonth}
      </p>
      <div className={styles.words}>
        <p>{words.text}</p>
        {children}
      </div>
      <ul className={styles.items}>
        {Object.entries(words.items).map(([key, item]) => (
          <li key={key}>
            <h3>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
