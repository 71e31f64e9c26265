import { type IntegrationKey, integrations } from "#content/facts/integrations.ts";
import { isWithdrawn, type ServiceKey, serviceKeys } from "#content/facts/services.ts";
import type { Proof as ProvenCase } from "#src/content/cases/proof.ts";
import { contactPage } from "#src/content/offer/contact-page.ts";
import { listedPriceOf, pricedItem } from "#src/content/offer/price-list.ts";
import { tradesIn } from "#src/content/trades/trades.ts";
import { screenName } from "#src/content/words/screen-name.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { Band } from "#src/elements/band.tsx";
import { BrandSign } from "#src/elements/brand-sign.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { CoverPicture } from "#src/elements/cover-picture.tsx";
import { Icon } from "#src/elements/icon.tsx";
import { ItemPrice } from "#src/elements/item-price.tsx";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { Points } from "#src/sections/points.tsx";
import { Proof } from "#src/sections/proof.tsx";
import { WithinReach } from "#src/sections/within-reach.tsx";
import styles from "./services.module.css";

interface ServicesProps {
  language: Language;
  proofs: Map<ServiceKey, ProvenCase | undefined>;
}

/** The services overview: what may be wrong and which service helps, each with a client's result, two monthly offers, integrations. */
export function Services({ language, proofs }: ServicesProps) {
  const words = wordsOf("services", language);
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
        <section
          className={`tiles two-48 three-64 gap-7 framed ${styles.cards}`}
          aria-labelledby="cards-title"
        >
          <div className="stack gap-4 lined-up">
            <h2 id="cards-title">{cards.title}</h2>
            <p className="lead">{cards.lead}</p>
          </div>
          <ul>
            {serviceKeys.map((key, position) => {
              const proof = proofs.get(key);
              const title = screenName(key, language);
              const item = listedPriceOf(key, language);
              return (
                <li className={`stack gap-4 lined-up ${styles.card}`} key={key}>
                  {proof ? (
                    <div data-cover={position === 0 ? "wide" : ""}>
                      <CoverPicture
                        picture={proof.cover}
                        // Decorative: the line below the card's text names the client.
                        alt=""
                        sizes="(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 92vw"
                        largest={800}
                        phone={proof.phone.half}
                      />
                    </div>
                  ) : null}
                  <h3>{title}</h3>
                  <ItemPrice item={item} language={language} named={!item.name.includes(title)} />
                  <p>{cards.items[key]}</p>
                  {proof ? <Proof proof={proof} language={language} /> : null}
                  <ButtonLink href={pathOf(key, language)} variant="quiet" icon="arrow-right">
                    {cards.more} <span className="visually-hidden">– {title}</span>
                  </ButtonLink>
                </li>
              );
            })}
          </ul>
        </section>
        {offers.length === 0 ? null : (
          <Band id="machines" title={machines.title} lead={machines.lead} layout="stack" tone="tint">
            <div className="tiles two-48 gap-7">
              {offers.map(({ key, item, href }) => (
                <article className={`stack gap-4 lined-up ${styles.machine}`} key={key}>
                  <h3>{machines.items[key].title}</h3>
                  <ItemPrice item={item} language={language} large />
                  <dl className="facts lined-up rows-0">
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
        {trades.length === 0 ? null : (
          <Band id="trades" title={words.trades.title} layout="stack" density="tight">
            <Points items={trades} layout="lines" />
          </Band>
        )}
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
                      <BrandSign name={name} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p className="note">{words.integrations.note}</p>
        </Band>
        <WithinReach action={{ text: words.closing.quote, href: contactHref }} language={language} />
      </div>
      <ClosingCall
        title={words.closing.title}
        text={words.closing.text}
        actions={[{ text: words.closing.quote, href: contactHref }]}
      />
    </>
  );
}
