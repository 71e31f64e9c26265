import { integrations } from "#content/facts/integrations.ts";
import { type WebsiteTypeKey, websiteTypes } from "#content/facts/website-types.ts";
import type { Proof as ProvenCase } from "#src/content/cases/proof.ts";
import { auditLink, contactPage } from "#src/content/offer/contact-page.ts";
import { pricedItem, pricedItems, priceGroup } from "#src/content/offer/price-list.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { Band } from "#src/elements/band.tsx";
import { Actions, ButtonLink } from "#src/elements/button.tsx";
import { Icon } from "#src/elements/icon.tsx";
import { ItemPrice } from "#src/elements/item-price.tsx";
import { type Language, locales } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { ClientPage } from "#src/screens/websites/client-page.tsx";
import { PriceTable } from "#src/sections/price-table.tsx";
import { ServicePage } from "#src/sections/service-page.tsx";
import styles from "./websites.module.css";

/** In the order of the numbers on the client's page. */
const seoPoints = ["address", "headings", "weight", "data"] as const;
const croPoints = ["promise", "button", "proof", "form"] as const;

const moduleKeys = ["booking", "payment", "quote", "languages", "assistant", "articles"] as const;

/** The websites page: three types with prices, anatomy of a page, what is included, modules. */
export function Websites({ language, proof }: { language: Language; proof: ProvenCase | undefined }) {
  const words = wordsOf("websites", language);
  const quoteHref = contactPage(language, "websites");

  const list = priceGroup("websites", language);
  const products = new Intl.ListFormat(locales[language]);
  const { modules, types } = words;
  const partners = {
    booking: products.format(integrations.diary),
    payment: products.format(integrations.payment),
    quote: products.format(integrations.crm),
    languages: modules.languages,
    assistant: products.format(integrations.chat),
    articles: modules.articles,
  };
  return (
    <ServicePage
      service="websites"
      language={language}
      proof={proof}
      words={words}
      place="beside"
      drawing={<ClientPage language={language} />}
      actions={
        <Actions>
          <ButtonLink href={quoteHref}>{words.quote}</ButtonLink>
          <ButtonLink href={`${pathOf("portfolio", language)}?category=websites`} variant="secondary">
            {words.portfolio}
          </ButtonLink>
        </Actions>
      }
      calls={[
        { text: words.quote, href: quoteHref },
        { text: words.closing.audit, ...auditLink(language) },
      ]}
    >
      <Band id="types" title={words.types.title} lead={words.types.lead} layout="stack">
        <ul className="tiles three-64 gap-7">
          {(Object.keys(websiteTypes) as WebsiteTypeKey[]).map((key) => (
            <li className={`stack gap-4 lined-up ${styles.type}`} key={key}>
              <h3>{types.items[key].title}</h3>
              <ItemPrice item={pricedItem("websites", key, language)} language={language} large />
              <p>{types.items[key].text}</p>
              <dl className="facts">
                {(["audience", "pages", "days", "goal"] as const).map((row) => (
                  <div key={row}>
                    <dt>{types.labels[row]}</dt>
                    <dd>{types.items[key][row]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
        <PriceTable
          caption={list.caption}
          titled
          name={list.name}
          items={pricedItems("websites", language).filter(({ key }) => !(key in websiteTypes))}
          language={language}
        />
      </Band>
      <Band id="anatomy" title={words.anatomy.title} lead={words.anatomy.lead} layout="stack" tone="tint">
        <div className={`tiles two-48 gap-7 ${styles.anatomy}`}>
          <div className="stack gap-3">
            <h3 className="title-s">{words.anatomy.seo.title}</h3>
            <ol className="ruled">
              {seoPoints.map((key) => (
                <li key={key}>{words.anatomy.seo.items[key]}</li>
              ))}
            </ol>
          </div>
          <div className="stack gap-3">
            <h3 className="title-s">{words.anatomy.cro.title}</h3>
            <ol className="ruled" start={seoPoints.length + 1}>
              {croPoints.map((key) => (
                <li key={key}>{words.anatomy.cro.items[key]}</li>
              ))}
            </ol>
          </div>
        </div>
      </Band>
      <section
        className={`columns gap-4 ${styles.promise}`}
        data-ground="accent"
        aria-labelledby="promise-title"
      >
        <h2 className="span-7" id="promise-title">
          {words.speed.title}
        </h2>
        <p className="span-5">{words.speed.text}</p>
      </section>
      <Band id="included" title={words.included.title} lead={words.included.lead} tone="tint" density="tight">
        <ul className={styles.included}>
          {Object.entries(words.included.items).map(([key, item]) => (
            <li key={key}>
              <Icon name="check" />
              <span>{item}</span>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="modules" title={modules.title} lead={modules.lead} layout="stack">
        <ol className={`ruled ${styles.modules}`}>
          {moduleKeys.map((key, position) => (
            <li className="columns gap-1" key={key}>
              <h3 className="span-4">
                <span className="accented">{String(position + 1).padStart(2, "0")}</span>{" "}
                {modules.items[key].title}
              </h3>
              <p className="span-5">{modules.items[key].text}</p>
              <p className="note span-3">
                {modules.worksWith} {partners[key]}
              </p>
            </li>
          ))}
        </ol>
      </Band>
    </ServicePage>
  );
}
