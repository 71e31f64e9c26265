import type { Language } from "#contract/languages/languages.ts";
import { findPath } from "#contract/routes/addresses.ts";
import { websiteTypes } from "#data/site/content/facts/website-types.ts";
import { calculatorPageFor } from "#site/content/offer/calculator-page.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { Actions, ButtonLink } from "#site/elements/button.tsx";
import { ItemPrice } from "#site/elements/item-price.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { FactList } from "#site/elements/term-list.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { AnnotatedPage, type annotatedPage } from "#site/screens/websites/annotated-page.tsx";
import { websitesCopy } from "#site/screens/websites/websites.copy.ts";
import { ServicePage } from "#site/sections/service-page.tsx";
import styles from "./websites.module.css";

interface WebsitesProps {
  language: Language;
  page: Awaited<ReturnType<typeof annotatedPage>>;
}

/** The websites page: a page explained by its numbers, all types with whom they suit and what they cost, what is included, modules. */
export function Websites({ language, page }: WebsitesProps) {
  const copy = websitesCopy(language);
  const quoteHref = contactPage(language, "websites");
  const { included, modules, types } = copy;
  const calculator = calculatorPageFor("websites", language);
  const items = pricedItemsOf("websites", language)
    .map((item) => (item.key in websiteTypes ? { ...item, detail: types.items[item.key] } : item))
    // What most clients begin with stands first.
    .toSorted((a, b) => Number(b.price.listed ?? false) - Number(a.price.listed ?? false));
  return (
    <ServicePage
      service="websites"
      language={language}
      copy={copy}
      place="below"
      spread={page ? <AnnotatedPage {...page} /> : null}
      actions={
        <Actions>
          <ButtonLink href={quoteHref}>{copy.quote}</ButtonLink>
          <ButtonLink href={findPath("portfolio", language, "?category=websites")} variant="quiet">
            {copy.portfolio}
          </ButtonLink>
        </Actions>
      }
      ask={{ text: copy.quote, href: quoteHref }}
      details={[
        { id: "included", title: included.title, content: <p>{included.text}</p> },
        {
          id: "modules",
          title: modules.title,
          items: modules.items,
          content: (
            <>
              <p>{withPrices(modules.intro)}</p>
              <FactList items={modules.items} />
            </>
          ),
        },
      ]}
    >
      <PageSection id="types" title={types.title} density="tight">
        {types.text ? <p>{withPrices(types.text)}</p> : null}
        <ul className="ruled">
          {items.map((item) => (
            <li className={styles.kind} key={item.key}>
              <h3 className="title-s">{item.name}</h3>
              <ItemPrice item={item} language={language} />
              <p className={styles.suits}>{item.detail}</p>
            </li>
          ))}
        </ul>
        <p className="note">
          {types.note} {calculator ? <a href={calculator}>{estimateCopy(language).title}</a> : null}
        </p>
      </PageSection>
    </ServicePage>
  );
}
