import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { hasPage, pathOf, servicesIn } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import {
  type EstimateChoice,
  estimateGroups,
  pricedChoices,
} from "#data/site/content/facts/calculator-choices.ts";
import { runningCosts } from "#data/site/content/facts/running-costs.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import {
  listedPriceOf,
  priceGroup,
  runningItem,
  serviceOfPrices,
  tableGroups,
} from "#site/content/offer/price-list.ts";
import { pricesCopy } from "#site/content/offer/prices.copy.ts";
import { pricingCopy } from "#site/content/offer/pricing.copy.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { CurrencyToggle } from "#site/elements/currency-toggle.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { Price } from "#site/elements/price.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { calculatorBehaviour } from "#site/screens/pricing/connect-calculator.ts";
import { Closing, ClosingAsk } from "#site/sections/closing.tsx";
import { Letter } from "#site/sections/letter.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { Questions } from "#site/sections/questions.tsx";
import styles from "./pricing.module.css";

/** Groups of prices whose choices also cost something at others. */
const billedElsewhere = new Set(
  Object.values(estimateGroups)
    .flatMap((choices) => Object.values<EstimateChoice>(choices))
    .flatMap(({ item: [group], running = [] }) => (running.length > 0 ? group : [])),
);

interface PricingProps {
  language: Language;
  calculator?: ReactNode;
}

/** The price list: a total that a calculator changes, the letter, what each service costs from, then prices and questions to look up. */
export function Pricing({ language, calculator }: PricingProps) {
  const copy = pricingCopy(language);
  const hasCalculator = Object.keys(pricedChoices).length > 0;
  return (
    <>
      <PageHero title={copy.seo.h1} subtitle={withPrices(copy.subtitle)} layout="index">
        {hasCalculator ? null : <CurrencyToggle language={language} />}
      </PageHero>
      {hasCalculator ? (
        <section id="calculator" aria-label={estimateCopy(language).title}>
          <div id="total" data-behaviour={calculatorBehaviour}>
            {calculator}
          </div>
        </section>
      ) : null}
      <Letter paragraphs={copy.letter} language={language} isProven={hasCalculator} />
      <Offers language={language} />
      <Book language={language} />
      <Questions
        title={copy.book.questions}
        items={copy.questions}
        ask={
          <ClosingAsk
            language={language}
            title={copy.closing.title}
            ask={{ text: copy.closing.quote, href: pathOf("contact", language) }}
          />
        }
      />
      <Closing language={language} isAsked />
    </>
  );
}

/** All prices, in the chapters of the price list: those of a service, then what is paid to others. */
function chaptersIn(language: Language) {
  const { note: running, ...others } = pricesCopy(language).running;
  return [
    ...[...Map.groupBy(tableGroups, serviceOfPrices)].map(([service, groups]) => ({
      key: service,
      service,
      tables: groups.map((group) => {
        const { running: atOthers, ...table } = priceGroup(group, language);
        // What its choices cost at others stands in the last chapter.
        return billedElsewhere.has(group) ? table : { ...table, running: atOthers };
      }),
    })),
    {
      key: "running",
      service: null,
      tables: [
        {
          ...others,
          items: keysOf(runningCosts).map((key) => runningItem(key, language)),
          running,
        },
      ],
    },
  ].filter(({ tables }) => tables.some(({ items }) => items.length > 0));
}

/** The whole price list, in chapters that are closed at first. */
function Book({ language }: { language: Language }) {
  const { book } = pricingCopy(language);
  return (
    <PageSection
      id="book"
      title={book.title}
      intro={book.intro && withPrices(book.intro)}
      tone="tint"
      density="tight"
    >
      <div className="ruled">
        {chaptersIn(language).map(({ key, service, tables }) => (
          <details className="disclosure" key={key}>
            <summary className="label">{tables[0]?.caption}</summary>
            {tables.map((table, place) => (
              <PriceTable {...table} titled={place === 0} language={language} key={table.caption} />
            ))}
            {service && hasPage(service, language) ? (
              <a className="screen-only target" href={pathOf(service, language)}>
                {book.more({ service: screenName(service, language) })}
              </a>
            ) : null}
          </details>
        ))}
      </div>
    </PageSection>
  );
}

/** What each service costs from, at the size of a title, with what that includes and where to ask for a quote beside it. */
function Offers({ language }: { language: Language }) {
  const { title: heading, items, note, quote } = pricingCopy(language).offers;
  const offers = servicesIn(language).flatMap((key) => {
    const card = items[key];
    return card ? [{ key, ...card, item: listedPriceOf(key, language) }] : [];
  });
  if (offers.length === 0) return null;
  return (
    <section className="stack framed-flush-top" aria-labelledby="offers-title">
      <div className="spread gap-2">
        <h2 className="title-l" id="offers-title">
          {heading}
        </h2>
        <p>{note}</p>
      </div>
      <ul>
        {offers.map(({ key, title, alternative, description, features, item }) => (
          <li className={styles.offer} key={key}>
            <h3>{title}</h3>
            <p>
              <strong className="title-l">
                {item.from ? <small>{item.from}&nbsp;</small> : null}
                <Price amount={item.price} language={language} /> <small>{item.period}</small>
              </strong>{" "}
              {alternative}
            </p>
            <div>
              <p>{withPrices(description)} </p>
              {Object.keys(features).length === 0 ? null : (
                <ul>
                  {Object.entries(features).map(([feature, text]) => (
                    <li key={feature}>{withPrices(text)}. </li>
                  ))}
                </ul>
              )}
            </div>
            <ButtonLink href={contactPage(language, key)} variant="quiet">
              {quote}
              <span className="visually-hidden"> – {title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
