import type { ReactNode } from "react";
import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { type ConversionPeriod, conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { Band } from "#site/elements/band.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { Fact, FactList } from "#site/elements/facts.tsx";
import { Price } from "#site/elements/price.tsx";
import { trackedEvents } from "#site/measurement/tracked-events.ts";
import { ConversionFigure } from "#site/screens/cro/conversion-figure.tsx";
import { croWords } from "#site/screens/cro/cro.words.ts";
import { ServicePage } from "#site/sections/service-page.tsx";
import styles from "./cro.module.css";
import "./numbers.css";

/** The CRO and tracking page: chart, dashboard, tools, what a month includes, tracked events. */
export function Cro({ language }: { language: Language }) {
  const words = croWords(language);
  const { dashboard, tools, offer, events } = words;
  const quoteHref = contactPage(language, "cro");
  return (
    <ServicePage
      service="cro"
      language={language}
      words={words}
      place="below"
      drawing={<ConversionFigure language={language} />}
      actions={<ButtonLink href={quoteHref}>{words.quote}</ButtonLink>}
      ask={{ text: words.quote, href: quoteHref }}
    >
      <Band id="dashboard" title={dashboard.title} lead={dashboard.lead}>
        <ConversionMetrics language={language} />
      </Band>
      <LookUp id="tools" title={tools.title}>
        <FactList items={tools.items} />
      </LookUp>
      <Band id="offer" title={offer.title} lead={offer.text}>
        <FactList items={offer.items} />
      </Band>
      <LookUp id="events" title={events.title}>
        <dl className={`facts ${styles.events}`}>
          {trackedEvents.map((event) => (
            <Fact key={event} term={<code translate="no">{event}</code>}>
              {events.items[event]}
            </Fact>
          ))}
        </dl>
      </LookUp>
    </ServicePage>
  );
}

/** A section that its heading opens. */
function LookUp({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.lookUp} id={id} aria-labelledby={`${id}-title`}>
      <details className="disclosure">
        <summary className="title-s">
          <h2 id={`${id}-title`}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}

/** A sample dashboard: three metrics before and after a change. */
function ConversionMetrics({ language }: { language: Language }) {
  const { chart, metrics, before, after } = croWords(language).dashboard;
  const shown: Record<keyof typeof metrics, (period: ConversionPeriod) => ReactNode> = {
    rate: ({ rate }) => formatRate(rate, language),
    requests: ({ requestsPerWeek }) => formatNumber(requestsPerWeek, language),
    cost: ({ costPerRequest }) => <Price amount={costPerRequest} language={language} />,
  };
  return (
    <table className="numbers">
      <thead>
        <tr>
          <th scope="col">{chart.sample}</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {keysOf(shown).map((key) => (
          <tr key={key}>
            <th scope="row">{metrics[key]}</th>
            <td>{shown[key](conversion.before)}</td>
            <td className="title-l">{shown[key](conversion.after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
