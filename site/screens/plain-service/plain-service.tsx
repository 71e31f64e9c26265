import type { Language } from "#contract/languages/languages.ts";
import type { ServiceKey } from "#data/contract/facts/services.ts";
import { callLink, contactPage } from "#site/content/offer/contact-page.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { serviceLandingCopy } from "#site/content/offer/service-landing.copy.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import { plainServiceCopy } from "#site/screens/plain-service/plain-service.copy.ts";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";
import { TitledListSection } from "#site/sections/titled-list.tsx";

/** The page of a service without drawings of its own: problems, what is done about them and how, prices, questions. */
export function PlainService({ service, language }: { service: ServiceKey; language: Language }) {
  const copy = plainServiceCopy(service)(language);
  const { call, quote } = serviceLandingCopy(language);
  const { problems, solution, method, prices } = copy;
  const contactHref = contactPage(language, service);
  return (
    <ServicePage
      service={service}
      language={language}
      copy={copy}
      place="below"
      actions={<ButtonLink href={contactHref}>{quote}</ButtonLink>}
      ask={{ text: quote, href: contactHref }}
      book={{ text: call, ...callLink(language) }}
    >
      <TitledListSection id="problems" {...problems} points="rows" />
      <TitledListSection id="solution" {...solution} points="lines" layout="stack" tone="tint" />
      <TitledListSection id="method" {...method} points="numbered" layout="stack" />
      <PageSection id="prices" title={prices.title} intro={withPrices(prices.intro)} density="tight">
        <PriceTable
          caption={prices.title}
          titled
          name={copy.name}
          items={pricedItemsOf(service, language)}
          language={language}
        />
      </PageSection>
    </ServicePage>
  );
}
