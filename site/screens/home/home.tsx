import type { Language } from "#contract/languages/languages.ts";
import { findPath, pathOf, servicesIn } from "#contract/routes/addresses.ts";
import { screenName } from "#contract/routes/screen-name.ts";
import { workedExample } from "#data/site/content/facts/calculator-choices.ts";
import type { HomeCaseStudy } from "#site/content/cases/cases.ts";
import { answersIn } from "#site/content/copy/answers.copy.ts";
import { layoutCopy } from "#site/content/copy/layout.copy.ts";
import { auditLink } from "#site/content/offer/contact-page.ts";
import { allPricedItems, listedPriceOf } from "#site/content/offer/price-list.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { homeCopy } from "#site/screens/home/home.copy.ts";
import { HomeCases } from "#site/screens/home/home-cases.tsx";
import { HomeHero } from "#site/screens/home/home-hero.tsx";
import { HomePapers } from "#site/screens/home/home-papers.tsx";
import { Closing, ClosingAsk } from "#site/sections/closing.tsx";
import { Letter } from "#site/sections/letter.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { Questions } from "#site/sections/questions.tsx";
import { StickyAction } from "#site/sections/sticky-action.tsx";
import { TradeLinks } from "#site/sections/trade-links.tsx";
import styles from "./home-cases.module.css";

/** The questions that the conversation in the bars does not show by itself. */
function answersLeft(language: Language) {
  const { asks = [] } = homeCopy(language).talk;
  const answers = Object.entries(answersIn(language) ?? {});
  return Object.fromEntries(answers.filter(([key]) => !asks.some((asked) => asked === key)));
}

/** The home page: offer, letter, trades, three cases, papers, five services with prices, questions, closing call to action. */
export function Home({ language, caseStudies }: { language: Language; caseStudies: HomeCaseStudy[] }) {
  const copy = homeCopy(language);
  const { cases } = copy;
  const layout = layoutCopy(language);
  const [firstService] = servicesIn(language);
  return (
    <>
      <HomeHero language={language} />
      <Letter paragraphs={copy.letter} language={language} />
      {copy.trades ? <TradeLinks title={copy.trades.title} language={language} /> : null}
      {caseStudies.length > 0 && cases ? (
        <HomeCases copy={cases} cases={caseStudies} language={language} />
      ) : null}
      <div>
        {copy.papers ? <HomePapers {...copy.papers} language={language} /> : null}
        <PageSection id="services" title={copy.services.title} intro={copy.pricing.intro}>
          {firstService ? <HomePrices language={language} /> : null}
          <ButtonLink href={pathOf("services", language)} variant="quiet" icon="arrow-right">
            {copy.services.all}
          </ButtonLink>
        </PageSection>
        <Questions
          title={copy.questions.title}
          items={{ ...answersLeft(language), ...copy.questions.items }}
          ask={<ClosingAsk language={language} title={copy.closing.title} />}
        />
        <StickyAction
          item={firstService && listedPriceOf(firstService, language)}
          action={{ text: layout.audit.short, ...auditLink(language) }}
          language={language}
        />
      </div>
      <Closing language={language} isAsked />
    </>
  );
}

/** Prices of services and extras, and the total of a whole order. */
function HomePrices({ language }: { language: Language }) {
  const { title, custom, addOns, total } = homeCopy(language).pricing;
  const services = servicesIn(language).map((key) => ({
    ...listedPriceOf(key, language),
    key,
    name: screenName(key, language),
    // What it contains stands on the page of the service.
    detail: "",
    href: pathOf(key, language),
  }));
  const extras = allPricedItems(language).filter(({ price }) => price.homeExtra);
  const list = findPath("pricing", language, "#total");
  return (
    <section className={`stack ${styles.prices}`} id="pricing" aria-label={title}>
      <PriceTable {...custom} titled items={services} language={language} />
      {addOns && extras.length > 0 ? (
        <details className="disclosure">
          <summary className="label">{addOns.caption}</summary>
          <PriceTable {...addOns} titled items={extras} language={language} />
        </details>
      ) : null}
      {workedExample && total && list !== undefined ? (
        <p data-sum="first">
          {withPrices(total.text)} <a href={list}>{total.link}</a>
        </p>
      ) : null}
    </section>
  );
}
