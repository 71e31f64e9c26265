import type { PricedItem } from "#src/content/price-list.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { Price } from "#src/elements/price.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./service-cards.module.css";

export interface ServiceCard {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly features: Readonly<Record<string, string>>;
  /** The price that speaks for it. */
  readonly entry: PricedItem;
  readonly href?: string | undefined;
}

interface ServiceCardsProps {
  readonly cards: readonly ServiceCard[];
  readonly words: { readonly more: string };
  readonly language: Language;
}

/** Services side by side: what, from how much, what it holds, and the way to its page. */
export function ServiceCards({ cards, words, language }: ServiceCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li className={styles.card} key={card.key}>
          <h3>{card.title}</h3>
          <p className={styles.price}>
            {card.entry.from ? <span>{card.entry.from}</span> : null}{" "}
            <Price amount={card.entry.price} language={language} />
            <span>{` ${card.entry.name}, ${card.entry.period}`}</span>
          </p>
          <p>{card.description}</p>
          <ul className={styles.features}>
            {Object.entries(card.features).map(([key, feature]) => (
              <li key={key}>{feature}</li>
            ))}
          </ul>
          {card.href ? (
            <ButtonLink href={card.href} variant="quiet" icon="arrow-right">
              {words.more} <span className="visually-hidden">– {card.title}</span>
            </ButtonLink>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
