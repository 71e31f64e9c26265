import { keyed } from "#contract/formats/keyed.ts";
import type { Language } from "#contract/languages.ts";
import { linkTo } from "#contract/routes.ts";
import { isOffered } from "#contract/services.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { entryPriceOf, tableOf } from "#site/content/offer/price-list.ts";
import { Band } from "#site/elements/band.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { CompanyLogo } from "#site/elements/company-logo.tsx";
import { Price } from "#site/elements/price.tsx";
import { trackedEvents } from "#site/measurement/tracked-events.ts";
import { ConversionFigure } from "#site/screens/cro/conversion-figure.tsx";
import { ConversionMetrics } from "#site/screens/cro/conversion-metrics.tsx";
import { croWords } from "#site/screens/cro/words.ts";
import { examplesWords } from "#site/screens/examples/words.ts";
import { Points } from "#site/sections/points.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";
import styles from "./cro.module.css";

/** The CRO and tracking page: chart, dashboard, tools, monthly offer, tracked events. */
export function Cro({ language }: { language: Language }) {
  const words = croWords(language);
  const { items, ...campaigns } = tableOf("cro", language);
  const report = linkTo("examples", language, "#report");
  const quoteHref = contactPage(language, "cro");
  const brands: Record<string, string> = {
    analytics: "Google Analytics",
    pixel: "Meta",
    tags: "Google Tag Manager",
    looker: "Looker Studio",
    linkedin: "LinkedIn",
  };
  const questions = Object.entries(words.tools.items).map(([key, tool]) => ({
    key,
    title: <CompanyLogo name={tool.title} brand={brands[key]} />,
    text: tool.text,
  }));

  return (
    <ServicePage
      service="cro"
      language={language}
      words={words}
      place="below"
      drawing={<ConversionFigure language={language} />}
      actions={<ButtonLink href={quoteHref}>{words.quote}</ButtonLink>}
      stickyAction={{ text: words.quote, href: quoteHref }}
      ask={{ text: words.quote, href: quoteHref }}
    >
      <Band
        id="dashboard"
        title={words.dashboard.title}
        lead={words.dashboard.lead}
        layout="stack"
        tone="tint"
        density="tight"
      >
        <ConversionMetrics language={language} />
      </Band>
      <Band id="tools" title={words.tools.title} lead={words.tools.lead}>
        <Points items={questions} layout="questions" />
      </Band>
      <Band id="offer" title={words.offer.title} layout="stack">
        <div className="columns gap-6">
          <p className={`span-7 ${styles.price}`}>
            <strong>
              <Price amount={entryPriceOf("cro", language).price} language={language} />
            </strong>{" "}
            {words.offer.perMonth}
          </p>
          <div className={`span-5 stack gap-5 ${styles.words}`}>
            <p>{words.offer.text}</p>
            <ButtonLink href={quoteHref} variant="secondary">
              {words.quote}
            </ButtonLink>
            {report !== null && isOffered("social") ? (
              <a href={report}>{examplesWords(language).papers.report.link}</a>
            ) : null}
          </div>
        </div>
        <Points items={keyed(words.offer.items)} layout="pairs" />
      </Band>
      <Band id="prices" title={words.advertising} density="tight">
        <PriceTable
          {...campaigns}
          titled
          items={items.filter(({ price }) => !price.entry)}
          language={language}
        />
      </Band>
      <Band id="events" title={words.events.title} lead={words.events.lead} layout="stack" tone="tint">
        <Points
          items={trackedEvents.map((key) => ({
            key,
            title: words.events.items[key].when,
            text: words.events.items[key].tells,
          }))}
          layout="pairs"
        />
        <details className={`disclosure ${styles.names}`}>
          <summary className="phrase">{words.events.names}</summary>
          <ul>
            {trackedEvents.map((event) => (
              <li key={event}>
                <code translate="no">{event}</code>: {words.events.items[event].when}
              </li>
            ))}
          </ul>
        </details>
      </Band>
    </ServicePage>
  );
}
