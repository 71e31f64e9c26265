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
import { ButtonLink } from "#site/elements/button.tsx";
import { FactList } from "#site/elements/facts.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { designWords } from "#site/screens/service-landing/design.words.ts";
import { PackageComparison, Packages } from "#site/screens/service-landing/packages.tsx";
import type { socialWords } from "#site/screens/service-landing/social.words.ts";
import { LookUps } from "#site/sections/look-ups.tsx";
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
  spread: ReactNode;
}

const methods: Record<"design" | "social", Record<string, StepDuration>> = {
  design: designMethod,
  social: socialMethod,
};

/** Landing page of a service sold in packages. */
export function ServiceLanding({ service, language, words, media, spread }: ServiceLandingProps) {
  const shared = serviceLandingWords(language);
  const contactHref = contactPage(language, service);
  const voices = withKeys(landingTestimonials[service]);
  const addOns = pricedItemsOf(service, language).filter(({ price }) => !price.package);
  return (
    <ServicePage
      service={service}
      language={language}
      words={{ ...words, ...words.hero }}
      place="below"
      spread={spread}
      actions={
        <ButtonLink href="#packages" icon="arrow-down">
          {shared.compare}
        </ButtonLink>
      }
      ask={{ text: shared.quote, href: contactHref }}
      book={{ text: shared.call, ...callLink(language) }}
    >
      <PageSection id="problems" title={words.problems.title} density="tight">
        <ul className="ruled">
          {Object.entries(words.problems.items).map(([key, problem]) => (
            <li key={key}>{problem}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection id="solution" title={words.features.title} density="tight">
        {words.features.text ? <p>{withPrices(words.features.text)}</p> : null}
        <FactList items={words.features.items} />
      </PageSection>
      {media}
      <PageSection id="method" title={words.method.title} layout="stack" density="tight">
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
      </PageSection>
      <PageSection
        id="packages"
        title={words.packages.title}
        lead={words.packages.lead && withPrices(words.packages.lead)}
        density="tight"
      >
        <Packages service={service} language={language} words={words.packages} />
      </PageSection>
      <section className="framed-flush-top" aria-labelledby="figures-title">
        <h2 className="visually-hidden" id="figures-title">
          {words.results.title}
        </h2>
        <ul className="tiles two-64 gap-2">
          {Object.entries(words.results.items).map(([key, { value, label }]) => (
            <li key={key}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
      </section>
      {voices.length === 0 ? null : (
        <PageSection id="testimonials" title={words.testimonials.title} density="tight">
          {voices.map(({ key, name, company, sample }) => (
            <figure className="stack gap-2" key={key}>
              <blockquote className="label">
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
        </PageSection>
      )}
      <LookUps
        sections={[
          {
            id: "comparison",
            title: words.packages.comparison,
            content: <PackageComparison service={service} language={language} words={words.packages} />,
          },
          {
            id: "add-ons",
            title: words.addOns.title,
            content: (
              <>
                {words.addOns.lead ? <p>{words.addOns.lead}</p> : null}
                <PriceTable
                  caption={words.addOns.title}
                  titled
                  name={words.name}
                  items={addOns}
                  language={language}
                />
              </>
            ),
          },
        ]}
      />
    </ServicePage>
  );
}
