import { type IntegrationKey, integrations } from "#content/facts/integrations.ts";
import { isWithdrawn, serviceKeys } from "#content/facts/services.ts";
import { screenName } from "#contract/copy/screen-name.ts";
import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import { pathOf } from "#contract/routes.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { listedPriceOf, pricedItem } from "#site/content/offer/price-list.ts";
import { tradesIn } from "#site/content/trades/trades.ts";
import { Band } from "#site/elements/band.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { CompanyLogo } from "#site/elements/company-logo.tsx";
import { Icon, type IconName } from "#site/elements/icon.tsx";
import { ItemPrice } from "#site/elements/item-price.tsx";
import type { CardService } from "#site/screens/services/words.ts";
import { servicesWords } from "#site/screens/services/words.ts";
import { FinalAction } from "#site/sections/final-action.tsx";
import { PageHero } from "#site/sections/page-hero.tsx";
import { Points } from "#site/sections/points.tsx";
import { StickyAction } from "#site/sections/sticky-action.tsx";
import styles from "./services.module.css";

const serviceIcons = {
  websites: "window",
  automation: "message",
  social: "people",
} as const satisfies Record<CardService, IconName>;

/** The services overview: what may be wrong and which service helps, two monthly offers, three cards, integrations. */
export function Services({ language }: { language: Language }) {
  const words = servicesWords(language);
  const contactHref = pathOf("contact", language);

  const { machines, cards } = words;
  const trades = tradesIn(language).map(({ key, words: { name, seo }, path }) => ({
    key,
    title: name,
    text: seo.h1,
    href: path,
  }));
  const offers = isWithdrawn("cro")
    ? []
    : ([
        {
          key: "ads",
          item: pricedItem("campaigns", "adsPack", language),
          href: contactPage(language, "cro", "adsPack"),
        },
        { key: "cro", item: pricedItem("campaigns", "cro", language), href: pathOf("cro", language) },
      ] as const);

  return (
    <>
      <PageHero title={words.seo.h1} subtitle={words.subtitle} layout="brief" />
      <ul className={styles.board} data-ground="accent">
        {serviceKeys.map((key) => (
          <li key={key}>
            <a href={pathOf(key, language)}>
              <strong className="title-l">{words.symptoms[key]}</strong>{" "}
              <span className="label spread">
                {screenName(key, language)}
                <Icon name="arrow-right" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div>
        {offers.length === 0 ? null : (
          <Band id="machines" title={machines.title} lead={machines.lead} layout="stack" tone="tint">
            <div className="tiles two-48 gap-7">
              {offers.map(({ key, item, href }) => (
                <article className={`stack gap-4 aligned-rows ${styles.machine}`} key={key}>
                  <h3>{machines.items[key].title}</h3>
                  <ItemPrice item={item} language={language} large />
                  <dl className="facts aligned-rows rows-0">
                    {(["input", "work", "output"] as const).map((part) => (
                      <div key={part}>
                        <dt>{machines.labels[part]}</dt>
                        <dd>{machines.items[key][part]}</dd>
                      </div>
                    ))}
                  </dl>
                  <ButtonLink href={href} variant="quiet" icon="arrow-right">
                    {machines.items[key].action}{" "}
                    <span className="visually-hidden">– {machines.items[key].title}</span>
                  </ButtonLink>
                </article>
              ))}
            </div>
            <p className="note">{machines.note}</p>
          </Band>
        )}
        <Band id="cards" title={cards.title} lead={cards.lead} layout="stack">
          <ul className="tiles three-64 gap-6">
            {keyed(cards.items).map(({ key, text, features }) =>
              isWithdrawn(key) ? null : (
                <li className={`stack gap-4 aligned-rows ${styles.card}`} key={key}>
                  <h3>
                    <Icon name={serviceIcons[key]} /> {screenName(key, language)}
                  </h3>
                  <ItemPrice item={listedPriceOf(key, language)} language={language} named />
                  <p>{text}</p>
                  <ul className="stack gap-2">
                    {Object.values(features).map((feature) => (
                      <li className="dash-before" key={feature}>
                        <span>{feature}</span>
                      </li>
                    ))}
                  </ul>
                  <ButtonLink href={pathOf(key, language)} variant="quiet" icon="arrow-right">
                    {cards.more} <span className="visually-hidden">– {screenName(key, language)}</span>
                  </ButtonLink>
                </li>
              ),
            )}
          </ul>
        </Band>
        <Band
          id="integrations"
          title={words.integrations.title}
          lead={words.integrations.lead}
          layout="stack"
        >
          <ul className="tiles two four-64 rows-0">
            {(Object.keys(integrations) as IntegrationKey[]).map((key) => (
              <li className={styles.integration} key={key}>
                <h3 className="label accented">{words.integrations.items[key].title}</h3>
                <p className="small">{words.integrations.items[key].text}</p>
                <ul className={`cluster title-s ${styles.brands}`} translate="no">
                  {integrations[key].map((name) => (
                    <li key={name}>
                      <CompanyLogo name={name} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p className="note">{words.integrations.note}</p>
        </Band>
        {trades.length === 0 ? null : (
          <Band id="trades" title={words.trades.title} layout="stack" density="tight">
            <Points items={trades} layout="lines" />
          </Band>
        )}
        <StickyAction action={{ text: words.closing.quote, href: contactHref }} language={language} />
      </div>
      <FinalAction
        title={words.closing.title}
        text={words.closing.text}
        actions={[{ text: words.closing.quote, href: contactHref }]}
      />
    </>
  );
}
