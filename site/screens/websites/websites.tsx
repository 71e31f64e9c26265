import { websiteTypes } from "#contract/facts/website-types.ts";
import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import { linkTo } from "#contract/routes.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { pricedItemsOf, tableOf } from "#site/content/offer/price-list.ts";
import { pricesWords } from "#site/content/offer/prices.words.ts";
import { Band } from "#site/elements/band.tsx";
import { Actions, ButtonLink } from "#site/elements/button.tsx";
import { Icon } from "#site/elements/icon.tsx";
import { Price } from "#site/elements/price.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { AnnotatedPage } from "#site/screens/websites/annotated-page.tsx";
import { websitesWords } from "#site/screens/websites/words.ts";
import { ServicePage } from "#site/sections/service-page.tsx";
import { StackedTable } from "#site/sections/stacked-table.tsx";
import styles from "./websites.module.css";

/** The websites page: all types with their prices, anatomy of a page, what is included, modules. */
export function Websites({ language }: { language: Language }) {
  const words = websitesWords(language);
  const quoteHref = contactPage(language, "websites");

  const list = tableOf("websites", language);
  const { included, modules, types } = words;
  return (
    <ServicePage
      service="websites"
      language={language}
      words={words}
      place="beside"
      drawing={<AnnotatedPage language={language} />}
      actions={
        <Actions>
          <ButtonLink href={quoteHref}>{words.quote}</ButtonLink>
          <ButtonLink href={linkTo("portfolio", language, "?category=websites")} variant="quiet">
            {words.portfolio}
          </ButtonLink>
        </Actions>
      }
      stickyAction={{ text: words.quote, href: quoteHref }}
      ask={{ text: words.quote, href: quoteHref }}
    >
      <Band id="types" title={words.types.title} lead={words.types.lead} layout="stack">
        <StackedTable
          caption={list.caption}
          columns={[list.name, types.labels.pages, types.labels.days, pricesWords(language).price]}
          priced
          rows={pricedItemsOf("websites", language).map((item) => {
            const type = item.key in websiteTypes ? types.items[item.key] : undefined;
            return {
              key: item.key,
              name: (
                <>
                  {item.name} <span className="note">{type?.audience ?? item.detail}</span>
                </>
              ),
              cells: [
                type?.pages,
                type?.days,
                <>
                  <strong className="title-m">
                    {item.from} <Price amount={item.price} language={language} />
                  </strong>{" "}
                  <span className="note">{item.period}</span>
                </>,
              ],
            };
          })}
        />
        <p className="note">{types.note}</p>
      </Band>
      <Band id="anatomy" title={words.anatomy.title} lead={words.anatomy.lead} layout="stack" tone="tint">
        <div className={`tiles two-48 gap-7 ${styles.anatomy}`}>
          {(["seo", "cro"] as const).map((side) => (
            <div className={`stack gap-3 aligned-rows ${styles.side}`} key={side}>
              <h3 className="title-s">{words.anatomy[side].title}</h3>
              <ol className="ruled">
                {Object.entries(words.anatomy[side].items).map(([key, item]) => (
                  <li key={key}>{item}</li>
                ))}
              </ol>
            </div>
          ))}
        </div>
      </Band>
      <section
        className={`columns gap-4 ${styles.promise}`}
        data-ground="tint"
        aria-labelledby="promise-title"
      >
        <h2 className="span-7" id="promise-title">
          {words.speed.title}
        </h2>
        <p className="span-5">{words.speed.text}</p>
      </section>
      <Band id="included" title={included.title} lead={withPrices(included.lead)} tone="tint" density="tight">
        <ul className={`tiles two-48 rows-0 ${styles.included}`}>
          {Object.entries(included.items).map(([key, item]) => (
            <li key={key}>
              <Icon name="check" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="modules" title={modules.title} lead={modules.lead} layout="stack">
        <ul className={`tiles two-64 rows-0 ${styles.modules}`}>
          {keyed(modules.items).map(({ key, title, text, product }) => (
            <li key={key}>
              <h3>{title}</h3>
              <p>
                {text}{" "}
                <span className="note">
                  {modules.worksWith} {product}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </Band>
    </ServicePage>
  );
}
