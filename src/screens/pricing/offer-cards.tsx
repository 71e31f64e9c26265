import type { PricedItem } from "#src/content/price-list.ts";
import { ButtonLink } from "#src/elements/button.tsx";
import { Price } from "#src/elements/price.tsx";
import type { Language } from "#src/languages.ts";
import styles from "./offer-cards.module.css";

export interface Offer {
  key: string;
  title: string;
  description: string;
  features: Record<string, string>;
  item: PricedItem;
  /** Alternative way to pay: an option or a package, with its price if it has one. */
  second: { text: string; item: PricedItem | null };
  href: string;
}

interface OfferCardsProps {
  /** Accessible name; visually, the page title serves. */
  title: string;
  note: string;
  offers: Offer[];
  quote: string;
  language: Language;
}

/** The services of the price list, each with a button that requests a quote. */
export function OfferCards({ title, note, offers, quote, language }: OfferCardsProps) {
  return (
    <section className={styles.band} aria-labelledby="offers-title">
      <h2 className="visually-hidden" id="offers-title">
        {title}
      </h2>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li className={styles.offer} key={offer.key}>
            <h3>{offer.title}</h3>
            <p className={styles.price}>
              {offer.item.from ? <span className={styles.word}>{offer.item.from} </span> : null}
              <Price amount={offer.item.price} language={language} />
              <span className={styles.word}>{` ${offer.item.name}, ${offer.item.period}`}</span>
            </p>
            <p className={styles.second}>
              {offer.second.text}
              {offer.second.item ? (
                <>
                  {" "}
                  <Price amount={offer.second.item.price} language={language} /> {offer.second.item.period}
                </>
              ) : null}
            </p>
            <p>{offer.description}</p>
            <ul className={styles.features}>
              {Object.entries(offer.features).map(([key, feature]) => (
                <li key={key}>{feature}</li>
              ))}
            </ul>
            <ButtonLink href={offer.href} variant="secondary">
              {quote}
              <span className="visually-hidden"> – {offer.title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </section>
  );
}
