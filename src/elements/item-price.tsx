import type { PricedItem } from "#src/content/offer/price-list.ts";
import { Price } from "#src/elements/price.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./item-price.module.css";

interface ItemPriceProps {
  item: Pick<PricedItem, "from" | "name" | "period" | "price">;
  language: Language;
  /** Whether the item is named, where no heading does. */
  named?: boolean;
  large?: boolean;
}

/** What an item of the price list costs, in large type between its small words. */
export function ItemPrice({ item, language, named = false, large = false }: ItemPriceProps) {
  return (
    <p className={`${styles.price} ${large ? `figure ${styles.large}` : "title-m"}`}>
      {item.from ? <small>{item.from}</small> : null} <Price amount={item.price} language={language} />{" "}
      <small>
        {named ? `${item.name}, ` : null}
        {item.period}
      </small>
    </p>
  );
}
