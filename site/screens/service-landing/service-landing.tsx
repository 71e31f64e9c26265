import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { landingTestimonials } from "#data/site/content/facts/landing-testimonials.ts";
import { designMethod, socialMethod } from "#data/site/content/facts/methods.ts";
import type { StepDuration } from "#site/content/formats/step-days.ts";
import { callLink, contactPage } from "#site/content/offer/contact-page.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { serviceLandingCopy } from "#site/content/offer/service-landing.copy.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { ButtonLink } from "#site/elements/button.tsx";
import { FactList } from "#site/elements/facts.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { LandingCopy } from "#site/screens/service-landing/landing-copy.ts";
import { PackageComparison, Packages } from "#site/screens/service-landing/packages.tsx";
import { type LookUp, LookUps } from "#site/sections/look-ups.tsx";
import { MethodPlan } from "#site/sections/method-plan.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";

interface ServiceLandingProps {
  service: "design" | "social";
  language: Language;
  copy: LandingCopy;
  /** Where the work is published. */
  media?: LookUp[];
  spread: ReactNode;
}

const methods: Record<"design" | "social", Record<string, StepDuration>> = {
  design: designMethod,
  social: socialMethod,
};

/** Landing page of a service sold in packages. */
export function ServiceLanding({ service, language, copy, media = [], spread }: ServiceLandingProps) {
  const shared = serviceLandingCopy(language);
  const contactHref = contactPage(language, service);
  const voices = withKeys(landingTestimonials[service]);
  const addOns = pricedItemsOf(service, language).filter(({ price }) => !price.package);
  return (
    <ServicePage
      service={service}
      language={language}
      copy={{ ...copy, ...copy.hero }}
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
      <LookUps
        sections={[
          {
            id: "problems",
            title: copy.problems.title,
            content: (
              <ul className="ruled">
                {Object.entries(copy.problems.items).map(([key, problem]) => (
                  <li key={key}>{problem}</li>
                ))}
              </ul>
            ),
          },
          {
            id: "solution",
            title: copy.features.title,
            content: (
              <>
                {copy.features.text ? <p>{withPrices(copy.features.text)}</p> : null}
                <FactList items={copy.features.items} />
              </>
            ),
          },
          ...media,
          {
            id: "method",
            title: copy.method.title,
            content: (
              <MethodPlan
                steps={withKeys(methods[service]).map(({ key, ...duration }) => ({
                  key,
                  name: copy.method.items[key]?.title ?? key,
                  text: copy.method.items[key]?.text ?? "",
                  duration,
                }))}
                ongoing={shared.ongoing}
                language={language}
              />
            ),
          },
        ]}
      />
      <PageSection
        id="packages"
        title={copy.packages.title}
        intro={copy.packages.intro && withPrices(copy.packages.intro)}
        density="tight"
      >
        <Packages service={service} language={language} copy={copy.packages} />
      </PageSection>
      <section className="framed-flush-top" aria-labelledby="figures-title">
        <h2 className="visually-hidden" id="figures-title">
          {copy.results.title}
        </h2>
        <ul className="tiles two-64 gap-2">
          {Object.entries(copy.results.items).map(([key, { value, label }]) => (
            <li key={key}>
              <strong>{value}</strong> {label}
            </li>
          ))}
        </ul>
      </section>
      {voices.length === 0 ? null : (
        <PageSection id="testimonials" title={copy.testimonials.title} density="tight">
          {voices.map(({ key, name, company, sample }) => (
            <figure className="stack gap-2" key={key}>
              <blockquote className="label">
                <p>{copy.testimonials.items[key]?.text}</p>
              </blockquote>
              <figcaption className="note">
                {name}, {company}
                {"\u00a0· "}
                {copy.testimonials.items[key]?.service}
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
            title: copy.packages.comparison,
            content: <PackageComparison service={service} language={language} copy={copy.packages} />,
          },
          {
            id: "add-ons",
            title: copy.addOns.title,
            content: (
              <>
                {copy.addOns.intro ? <p>{copy.addOns.intro}</p> : null}
                <PriceTable
                  caption={copy.addOns.title}
                  titled
                  name={copy.name}
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
