import type { ReactNode } from "react";
import { formatNumber } from "#contract/formats/money.ts";
import type { Language } from "#contract/languages/languages.ts";
import { keysOf } from "#contract/reader/records.ts";
import { type ConversionPeriod, conversion } from "#site/content/figures/conversion.ts";
import { formatRate } from "#site/content/formats/metrics.ts";
import { contactPage } from "#site/content/offer/contact-page.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { Price } from "#site/elements/price.tsx";
import { FactList } from "#site/elements/term-list.tsx";
import { trackedEvents } from "#site/measurement/tracked-events.ts";
import { ConversionFigure, ConversionWeeks } from "#site/screens/cro/conversion-figure.tsx";
import { croCopy } from "#site/screens/cro/cro.copy.ts";
import { FormSpread } from "#site/screens/cro/form-spread.tsx";
import type { Disclosure } from "#site/sections/disclosures.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";
import styles from "./cro.module.css";
import "./numbers.css";

/** The CRO and tracking page: chart, dashboard, tools, what a month includes, tracked events. */
export function Cro({ language }: { language: Language }) {
  const copy = croCopy(language);
  const { dashboard } = copy;
  const quoteHref = contactPage(language, "cro");
  return (
    <ServicePage
      service="cro"
      language={language}
      copy={copy}
      place="below"
      spread={<FormSpread language={language} />}
      actions={<ButtonLink href={quoteHref}>{copy.quote}</ButtonLink>}
      ask={{ text: copy.quote, href: quoteHref }}
      // With few visitors it is not worth its price, which nobody should have to look up.
      isFirstOpen
      details={lookedUp(language)}
    >
      <PageSection id="dashboard" title={dashboard.title} intro={dashboard.intro}>
        <div className={styles.dashboard}>
          <ConversionFigure language={language} />
          <ConversionMetrics language={language} />
        </div>
      </PageSection>
    </ServicePage>
  );
}

/** What a month holds, with the figures of the chart; the tools, with what they count. */
function lookedUp(language: Language): Disclosure[] {
  const { dashboard, tools, offer } = croCopy(language);
  return [
    {
      id: "offer",
      title: offer.title,
      content: (
        <>
          <p>{offer.text}</p>
          <FactList items={offer.items} />
          <h4 className="label">{dashboard.table.caption}</h4>
          <ConversionWeeks language={language} />
        </>
      ),
    },
    {
      id: "tools",
      title: tools.title,
      content: (
        <>
          {tools.text ? <p>{tools.text}</p> : null}
          <FactList items={tools.items} />
          <TrackedEvents language={language} />
        </>
      ),
    },
  ];
}

/** The events that are counted automatically, by their names in the tools. */
function TrackedEvents({ language }: { language: Language }) {
  const { title, items } = croCopy(language).events;
  return (
    <section id="events" aria-labelledby="events-title">
      <h4 className="label" id="events-title">
        {title}
      </h4>
      <ul className="ruled">
        {trackedEvents.map((event) => (
          <li key={event}>
            {items[event]}{" "}
            <code className="note" translate="no">
              {event}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A sample dashboard: its metrics before and after a change. */
function ConversionMetrics({ language }: { language: Language }) {
  const { chart, metrics, before, after } = croCopy(language).dashboard;
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
        {keysOf(shown).map((key) =>
          metrics[key] === undefined ? null : (
            <tr key={key}>
              <th scope="row">{metrics[key]}</th>
              <td>{shown[key](conversion.before)}</td>
              <td className="label">{shown[key](conversion.after)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
