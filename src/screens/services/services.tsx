import { serviceOfPrices } from "#content/facts/prices.ts";
import { isWithdrawn, type ServiceKey, serviceKeys } from "#content/facts/services.ts";
import { auditLink } from "#src/content/booking-links.ts";
import type { PicturedProof } from "#src/content/cases/proof.ts";
import { contactPage } from "#src/content/contact-page.ts";
import { entryPriceOf, pricedItem } from "#src/content/price-list.ts";
import { screenName } from "#src/content/screen-name.ts";
import { onlyOffered } from "#src/content/services.ts";
import { tradesIn } from "#src/content/trades/trades.ts";
import { wordsOf } from "#src/content/words.ts";
import { Band } from "#src/elements/band.tsx";
import { ButtonLink } from "#src/elements/button.tsx";
import { keyed } from "#src/formats/keyed.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { CashMachines } from "#src/screens/services/cash-machines.tsx";
import { IntegrationGrid } from "#src/screens/services/integration-grid.tsx";
import { ServiceCards } from "#src/screens/services/service-cards.tsx";
import { SymptomBoard } from "#src/screens/services/symptom-board.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { Points } from "#src/sections/points.tsx";
import { ServiceIndex } from "#src/sections/service-index.tsx";

interface ServicesProps {
  language: Language;
  proofs: Map<ServiceKey, PicturedProof | undefined>;
}

/** The services overview: what may be wrong and which service helps, two monthly offers, three services to start with, two more, integrations. */
export function Services({ language, proofs }: ServicesProps) {
  const words = wordsOf("services", language);
  const contactHref = pathOf("contact", language);

  const cards = onlyOffered(keyed(words.cards.items)).map((card) => ({
    ...card,
    entry: entryPriceOf(card.key, language),
    href: pathOf(card.key, language),
    proof: proofs.get(card.key),
  }));
  const furtherKeys = (Object.keys(words.further.items) as (keyof typeof words.further.items)[]).map(
    (key) => ({ key }),
  );
  const further = onlyOffered(furtherKeys).map(({ key }) => ({
    key,
    title: screenName(key, language),
    text: words.further.items[key],
    entry: entryPriceOf(key, language),
    href: pathOf(key, language),
  }));

  const trades = tradesIn(language).map(({ key, words: { name, seo }, path }) => ({
    key,
    title: name,
    text: seo.h1,
    href: path,
  }));
  const symptoms = serviceKeys.map((key) => ({
    key,
    symptom: words.symptoms[key],
    service: screenName(key, language),
    href: pathOf(key, language),
  }));

  return (
    <>
      <PageHero title={words.seo.h1} subtitle={words.subtitle} layout="brief">
        <ButtonLink href={contactHref}>{words.closing.quote}</ButtonLink>
      </PageHero>
      <SymptomBoard rows={symptoms} />
      {isWithdrawn(serviceOfPrices.campaigns) ? null : (
        <Band
          id="machines"
          title={words.machines.title}
          lead={words.machines.lead}
          layout="stack"
          tone="tint"
        >
          <CashMachines
            words={words.machines}
            language={language}
            machines={{
              ads: {
                item: pricedItem("campaigns", "adsPack", language),
                href: contactPage(language, "cro", "adsPack"),
              },
              cro: { item: pricedItem("campaigns", "cro", language), href: pathOf("cro", language) },
            }}
          />
        </Band>
      )}
      <Band id="cards" title={words.cards.title} lead={words.cards.lead} layout="stack">
        <ServiceCards cards={cards} words={words.cards} language={language} />
      </Band>
      {further.length === 0 ? null : (
        <Band id="further" title={words.further.title} density="tight">
          <ServiceIndex rows={further} language={language} />
        </Band>
      )}
      {trades.length === 0 ? null : (
        <Band id="trades" title={words.trades.title} density="tight">
          <Points items={trades} layout="rows" />
        </Band>
      )}
      <Band id="integrations" title={words.integrations.title} lead={words.integrations.lead} layout="stack">
        <IntegrationGrid words={words.integrations} />
      </Band>
      <ClosingCall
        title={words.closing.title}
        text={words.closing.text}
        actions={[
          { text: words.closing.quote, href: contactHref },
          { text: words.closing.audit, ...auditLink(language) },
        ]}
      />
    </>
  );
}
