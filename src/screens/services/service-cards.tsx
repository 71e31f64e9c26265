import type { PicturedProof } from "#src/content/cases/proof.ts";
import type { PricedItem } from "#src/content/price-list.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { Price } from "#src/elements/price.tsx";
import type { Language } from "#src/languages.ts";
import { Proof } from "#src/sections/proof.tsx";
import styles from "./service-cards.module.css";

export interface ServiceCard {
  key: string;
  title: string;
  description: string;
  features: Record<string, string>;
  /** Price shown for the service. */
  entry: PricedItem;
  href: string;
  /** One client's result. */
  proof: PicturedProof | undefined;
}

interface ServiceCardsProps {
  cards: ServiceCard[];
  words: { more: string };
  language: Language;
}

/** Services side by side: description, price, features and link. */
export function ServiceCards({ cards, words, language }: ServiceCardsProps) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li className={styles.card} key={card.key}>
          {card.proof ? (
            <CoverPicture
              picture={card.proof.cover}
              // Decorative: the line below the card's text names the client.
              alt=""
              sizes="(min-width: 46rem) 30vw, 92vw"
              largest={800}
            />
          ) : null}
          <h3>{card.title}</h3>
          <p className={styles.price}>
            {card.entry.from ? <small>{card.entry.from}</small> : null}{" "}
            <Price amount={card.entry.price} language={language} />{" "}
            <small>
              {card.entry.name}, {card.entry.period}
            </small>
          </p>
          <p>{card.description}</p>
          <ul className={styles.features}>
            {Object.entries(card.features).map(([key, feature]) => (
              <li key={key}>{feature}</li>
            ))}
          </ul>
          {card.proof ? <Proof proof={card.proof} language={language} /> : null}
          <ButtonLink href={card.href} variant="quiet" icon="arrow-right">
            {words.more} <span className="visually-hidden">– {card.title}</span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
