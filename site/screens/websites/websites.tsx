import type { Language } from "#contract/languages/languages.ts";
import { findPath } from "#contract/routes/addresses.ts";
import { websiteTypes } from "#data/site/content/facts/website-types.ts";
import { calculatorPageFor } from "#site/content/offer/calculator-page.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { estimateCopy } from "#site/content/offer/estimate.copy.ts";
import { pricedItemsOf, tableOf } from "#site/content/offer/price-list.ts";
import { Actions, ButtonLink } from "#site/elements/button.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { FactList } from "#site/elements/term-list.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { AnnotatedPage, type annotatedPage } from "#site/screens/websites/annotated-page.tsx";
import { websitesCopy } from "#site/screens/websites/websites.copy.ts";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";

interface WebsitesProps {
  language: Language;
  page: Awaited<ReturnType<typeof annotatedPage>>;
}

/** The websites page: a page explained by its numbers, all types with their prices, what is included, modules. */
export function Websites({ language, page }: WebsitesProps) {
  const copy = websitesCopy(language);
  const quoteHref = contactPage(language, "websites");
  const { included, modules, types } = copy;
  const calculator = calculatorPageFor("websites", language);
  const { caption, name } = tableOf("websites", language);
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
      <PageSection id="types" title={types.title}>
        {types.text ? <p>{withPrices(types.text)}</p> : null}
        <PriceTable caption={caption} titled name={name} items={items} language={language} />
        <p className="note">
          {types.note} {calculator ? <a href={calculator}>{estimateCopy(language).title}</a> : null}
        </p>
      </PageSection>
    </ServicePage>
  );
}
