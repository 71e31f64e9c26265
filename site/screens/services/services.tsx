import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { hasPage, pathOf, servicesIn } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";
import { integrations } from "#data/site/content/facts/integrations.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { listedPriceOf, pricedItemsOf } from "#site/content/offer/price-list.ts";
import { Bar } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Icon, type IconName } from "#site/elements/icon.tsx";
import { ItemPrice } from "#site/elements/item-price.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { Price } from "#site/elements/price.tsx";
import { servicesCopy } from "#site/screens/services/services.copy.ts";
import { Closing } from "#site/sections/closing.tsx";
import { type Disclosure, Disclosures } from "#site/sections/disclosures.tsx";
import { Letter } from "#site/sections/letter.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import { StickyAction } from "#site/sections/sticky-action.tsx";
import { TradeLinks } from "#site/sections/trade-links.tsx";
import styles from "./services.module.css";
import "#site/elements/dash-before.css";

const serviceIcons: Partial<Record<ServiceKey, IconName>> = {
  websites: "window",
  automation: "message",
  social: "people",
};

/** The services overview: what may be wrong, which service helps and from how much; two monthly offers, three cards, integrations. */
export function Services({ language }: { language: Language }) {
  const copy = servicesCopy(language);
  const contactHref = pathOf("contact", language);
  return (
    <>
      <PageHero title={copy.seo.h1} subtitle={copy.subtitle} layout="brief" />
      <ServiceBoard language={language} />
      <Letter paragraphs={copy.letter} language={language} />
      {copy.trades ? <TradeLinks title={copy.trades.title} language={language} /> : null}
      <div>
        <MonthlyOffers language={language} />
        <Disclosures sections={[...serviceCards(language), ...connectedTools(language)]} />
        <StickyAction action={{ text: copy.closing.quote, href: contactHref }} language={language} />
      </div>
      <Closing
        language={language}
        title={copy.closing.title}
        ask={{ text: copy.closing.quote, href: contactHref }}
      />
    </>
  );
}

/** Problems in an owner’s words, each with the service that helps and its price; each opens its answer, and the first is open. */
function ServiceBoard({ language }: { language: Language }) {
  const { answers } = servicesCopy(language);
  const services = servicesIn(language);
  if (services.length === 0) return null;
  return (
    <ul className={styles.board} data-ground="tint">
      {services.map((key, position) => {
        const answer = answers?.[key];
        const said = <Symptom service={key} language={language} />;
        return (
          <li key={key}>
            {answer ? (
              <details className={styles.said} open={position === 0}>
                <summary>{said}</summary>
                <Bar as="div" kind="answered" href={pathOf(key, language)} className={styles.answer}>
                  {answer}{" "}
                  <b className={styles.way}>
                    {screenName(key, language)} <Icon name="arrow-right" />
                  </b>
                </Bar>
              </details>
            ) : (
              <a className={styles.said} href={pathOf(key, language)}>
                {said}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A sentence of the board, with the service and its price. */
function Symptom({ service, language }: { service: ServiceKey; language: Language }) {
  const { from, price, period } = listedPriceOf(service, language);
  return (
    <span className={styles.symptom}>
      <strong className="title-l">{servicesCopy(language).symptoms[service]}</strong>{" "}
      <span className="spread">
        <span className="label">{screenName(service, language)}</span>{" "}
        <span>
          {from} <Price amount={price} language={language} /> <span className="note">{period}</span>
        </span>
      </span>
    </span>
  );
}

/** The monthly offers, side by side. */
function MonthlyOffers({ language }: { language: Language }) {
  const { machines } = servicesCopy(language);
  const offers = hasPage("cro", language)
    ? pricedItemsOf("cro", language).filter(({ price }) => price.listed)
    : [];
  if (!machines || offers.length === 0) return null;
  return (
    <PageSection id="machines" title={machines.title} intro={machines.intro} layout="stack">
      <div className="tiles two gap-4">
        {offers.map((item) => {
          const { title, text, action } = machines.items[item.key];
          const href = item.price.package ? contactPage(language, "cro", item.key) : pathOf("cro", language);
          return (
            <article className={`stack gap-2 ${styles.offer}`} key={item.key}>
              <h3>{title}</h3>
              <ItemPrice item={item} language={language} />
              <p>{text}</p>
              <ButtonLink href={href} variant="quiet">
                {action} <span className="visually-hidden">– {title}</span>
              </ButtonLink>
            </article>
          );
        })}
      </div>
    </PageSection>
  );
}

/** The services that have a card. */
function serviceCards(language: Language): Disclosure[] {
  const { title, intro, items } = servicesCopy(language).cards;
  const cards = servicesIn(language).flatMap((key) => {
    const card = items[key];
    return card ? [{ key, ...card }] : [];
  });
  if (cards.length === 0) return [];
  const content = (
    <>
      {intro ? <p>{intro}</p> : null}
      <ul className={`tiles ${rowOf[cards.length] ?? "three-64"} gap-4`}>
        {cards.map(({ key, text, features, more }) => (
          <li className={`stack gap-3 aligned-rows ${styles.card}`} key={key}>
            <h3 className="with-sign gap-3">
              <Icon name={serviceIcons[key] ?? "check"} /> {screenName(key, language)}
            </h3>
            <p>{text}</p>
            {Object.keys(features).length === 0 ? null : (
              <ul className="stack gap-1">
                {Object.values(features).map((feature) => (
                  <li className="dash-before" key={feature}>
                    <span>{feature}</span>
                  </li>
                ))}
              </ul>
            )}
            <ButtonLink href={pathOf(key, language)} variant="quiet" icon="arrow-right">
              {more}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
  return [{ id: "cards", title, content }];
}

/** The tools that the agency connects, by field. */
function connectedTools(language: Language): Disclosure[] {
  const { integrations: connected } = servicesCopy(language);
  if (!connected || Object.keys(integrations).length === 0) return [];
  const { title, intro, items } = connected;
  const content = (
    <>
      {intro ? <p>{intro}</p> : null}
      <ul className="tiles two four-64 rows-0">
        {keysOf(integrations).map((key) => (
          <li className={styles.integration} key={key}>
            <h3>{items[key]}</h3>
            <p className="label" translate="no">
              {integrations[key].join(", ")}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
  return [{ id: "integrations", title, content }];
}

/** Classes of the row by its number of cards: one, two or four would leave gaps in rows of three. */
const rowOf: Record<number, string> = { 1: "", 2: "two-64", 4: "two-64 four-64" };
