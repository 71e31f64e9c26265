import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import type { WordsOf } from "#contract/words/create-words.ts";
import { landingTestimonials } from "#data/site/content/facts/landing-testimonials.ts";
import { designMethod, socialMethod } from "#data/site/content/facts/methods.ts";
import type { StepDuration } from "#site/content/formats/step-days.ts";
import { callLink, contactPage } from "#site/content/offer/contact-page.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { serviceLandingWords } from "#site/content/offer/service-landing.words.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { Band } from "#site/elements/band.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { FactList } from "#site/elements/facts.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { designWords } from "#site/screens/service-landing/design.words.ts";
import { PackageComparison } from "#site/screens/service-landing/package-comparison.tsx";
import type { socialWords } from "#site/screens/service-landing/social.words.ts";
import { KeyFigures } from "#site/sections/key-figures.tsx";
import { MethodPlan } from "#site/sections/method-plan.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";

export type LandingWords = WordsOf<typeof designWords | typeof socialWords>;

interface ServiceLandingProps {
  service: "design" | "social";
  language: Language;
  words: LandingWords;
  /** Where the work is published. */
  media?: ReactNode;
  /** A drawing of the service at work, for the first band. */
  drawing: ReactNode;
}

const methods: Record<"design" | "social", Record<string, StepDuration>> = {
  design: designMethod,
  social: socialMethod,
};

/** Landing page of a service sold in packages. */
export function ServiceLanding({ service, language, words, media, drawing }: ServiceLandingProps) {
  const shared = serviceLandingWords(language);
  const contactHref = contactPage(language, service);
  const voices = withKeys(landingTestimonials[service]);
  const addOns = pricedItemsOf(service, language)
    .filter(({ price }) => !price.package)
    // Only what one begins with or pays every month is explained.
    .map((item) => (item.price.entry || item.price.period === "month" ? item : { ...item, detail: "" }));
  return (
    <ServicePage
      service={service}
      language={language}
      words={{ ...words, ...words.hero }}
      place="below"
      drawing={drawing}
      actions={
        <ButtonLink href="#packages" icon="arrow-down">
          {shared.compare}
        </ButtonLink>
      }
      ask={{ text: shared.quote, href: contactHref }}
      book={{ text: shared.call, ...callLink(language) }}
    >
      <Band id="problems" title={words.problems.title} density="tight">
        <ul className="ruled">
          {Object.entries(words.problems.items).map(([key, problem]) => (
            <li key={key}>{problem}</li>
          ))}
        </ul>
      </Band>
      <Band id="solution" title={words.features.title} density="tight">
        <FactList items={words.features.items} />
      </Band>
      {media}
      <Band id="method" title={words.method.title} layout="stack" density="tight">
        <MethodPlan
          steps={withKeys(methods[service]).map(({ key, ...duration }) => ({
            key,
            name: words.method.items[key]?.title ?? key,
            text: words.method.items[key]?.text ?? "",
            duration,
          }))}
          ongoing={shared.ongoing}
          language={language}
        />
      </Band>
      <Band
        id="packages"
        title={words.packages.title}
        lead={words.packages.lead && withPrices(words.packages.lead)}
        density="tight"
      >
        <PackageComparison service={service} language={language} words={words.packages} />
      </Band>
      <KeyFigures title={words.results.title} items={words.results.items} />
      {voices.length === 0 ? null : (
        <Band id="testimonials" title={words.testimonials.title} density="tight">
          {voices.map(({ key, name, company, sample }) => (
            <figure className="stack gap-2" key={key}>
              <blockquote className="title-s">
                <p>{words.testimonials.items[key]?.text}</p>
              </blockquote>
              <figcaption className="note">
                {name}, {company}
                {"\u00a0· "}
                {words.testimonials.items[key]?.service}
                {sample ? `\u00a0· ${shared.sample}` : null}
              </figcaption>
            </figure>
          ))}
        </Band>
      )}
      <Band id="add-ons" title={words.addOns.title} lead={words.addOns.lead} density="tight">
        <PriceTable
          caption={words.addOns.title}
          titled
          name={words.name}
          items={addOns}
          language={language}
        />
      </Band>
    </ServicePage>
  );
}
