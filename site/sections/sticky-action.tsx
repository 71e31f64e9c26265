import type { Language } from "#contract/languages/languages.ts";
import type { PricedItem } from "#site/content/offer/price-list.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { Price } from "#site/elements/price.tsx";
import styles from "./sticky-action.module.css";

type StickyActionProps = {
  /** The price that the page is about, if there is one. */
  item?: PricedItem | undefined;
  action: { text: string; href: string; newTab?: string };
  language: Language;
};

/** The action of long content at the foot of a phone's window. As its last child it comes and goes with it. */
export function StickyAction({ item, action: { text, ...link }, language }: StickyActionProps) {
  return (
    <div className={`screen-only ${styles.way}`}>
      <div className={styles.bar} data-search-ignore>
        {item ? (
          <p>
            {item.name}
            <br />
            {item.from} <Price amount={item.price} language={language} /> {item.period}
          </p>
        ) : null}
        <ButtonLink {...link}>{text}</ButtonLink>
      </div>
    </div>
  );
}
