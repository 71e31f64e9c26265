import { type RunningCost, runningCosts, serviceOfPrices } from "#content/facts/prices.ts";
import { site } from "#site.config.ts";
import { auditLink } from "#src/content/booking-links.ts";
import { contactPage } from "#src/content/contact-page.ts";
import { orderLines } from "#src/content/order-lines.ts";
import { pricedItem, priceGroup, runningItem, tableGroups } from "#src/content/price-list.ts";
import { screenName } from "#src/content/screen-name.ts";
import { onlyOffered } from "#src/content/services.ts";
import { wordsOf } from "#src/content/words.ts";
import { firstCurrency } from "#src/currencies.ts";
import { CurrencyToggle } from "#src/elements/currency-toggle.tsx";
import { keyed } from "#src/formats/keyed.ts";
import type { Language } from "#src/languages.ts";
import { pathOf } from "#src/routes.ts";
import { Calculator } from "#src/screens/pricing/calculator.tsx";
import { OfferCards } from "#src/screens/pricing/offer-cards.tsx";
import { PriceBook, type PriceChapter } from "#src/screens/pricing/price-book.tsx";
import { ClosingCall } from "#src/sections/closing-call.tsx";
import { FirstYear } from "#src/sections/first-year.tsx";
import { KeyFigures } from "#src/sections/key-figures.tsx";
import { PageHero } from "#src/sections/page-hero.tsx";
import { Questions } from "#src/sections/questions.tsx";

/** The price list: a worked example, a card per service, the terms, then all prices in tables. */
export function Pricing({ language }: { language: Language }) {
  const words = wordsOf("pricing", language);
  const layout = wordsOf("layout", language);
  const order = orderLines("bakery", language);
  const bakery = [...order.us, ...order.others].map(({ first }) => first[firstCurrency(language)]);
  const contactHref = pathOf("contact", language);

  // Price of each card, and the alternative way to pay.
  const cards = {
    websites: [pricedItem("websites", "onePage", language), pricedItem("websites", "maintenance", language)],
    automation: [pricedItem("automation", "first", language), null],
    design: [pricedItem("design", "piece", language), pricedItem("designPackages", "express", language)],
    social: [pricedItem("social", "small", language), pricedItem("socialPackages", "starter", language)],
  } as const;
  const offers = onlyOffered(keyed(words.offers.items)).map(({ second, ...offer }) => {
    const [item, other] = cards[offer.key];
    const href = contactPage(language, offer.key);
    return { ...offer, item, second: { text: second, item: other }, href };
  });
  const chapters: PriceChapter[] = tableGroups.map((group, position) => {
    const service = serviceOfPrices[group];
    const next = tableGroups[position + 1];
    return {
      key: group,
      ...priceGroup(group, language),
      more:
        next && serviceOfPrices[next] === service
          ? undefined
          : {
              text: words.book.more({ service: screenName(service, language) }),
              href: pathOf(service, language),
            },
    };
  });

  const { note: running, ...others } = wordsOf("prices", language).running;
  chapters.push({
    ...others,
    key: "running",
    items: (Object.keys(runningCosts) as RunningCost[]).map((key) => runningItem(key, language)),
    running,
    more: undefined,
  });

  return (
    <>
      <PageHero title={words.seo.h1} subtitle={words.subtitle} figures={bakery} layout="brief">
        <CurrencyToggle language={language} words={layout} />
      </PageHero>
      <FirstYear words={words.total} preset="bakery" language={language} />
      <Calculator language={language} endpoint={site.contactEndpoint} />
      <OfferCards
        title={words.offers.title}
        note={words.offers.note}
        offers={offers}
        quote={words.offers.quote}
        language={language}
      />
      <KeyFigures title={words.terms.title} items={words.terms.items} />
      <PriceBook title={words.book.title} chapters={chapters} language={language} />
      <Questions {...words.questions} />
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
