import type { Language } from "#contract/languages/languages.ts";
import type { PricedItem } from "#site/content/offer/price-list.ts";
import { Price } from "#site/elements/price.tsx";
import styles from "./item-price.module.css";

interface ItemPriceProps {
  item: Pick<PricedItem, "from" | "period" | "price">;
  language: Language;
}

/** What an item of the price list costs, in large type between its small words. */
export function ItemPrice({ item, language }: ItemPriceProps) {
  return (
    <p className={`title-s ${styles.price}`}>
      {item.from ? <small>{item.from}</small> : null} <Price amount={item.price} language={language} />{" "}
      <small>{item.period}</small>
    </p>
  );
}
