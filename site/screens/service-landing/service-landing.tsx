import type { ReactNode } from "react";
import type { Language } from "#contract/languages/languages.ts";
import { landingTestimonials } from "#data/site/content/facts/landing-testimonials.ts";
import { designMethod, socialMethod } from "#data/site/content/facts/methods.ts";
import type { StepDuration } from "#site/content/formats/step-days.ts";
import { callLink, contactPage } from "#site/content/offer/contact-page.ts";
import { pricedItemsOf } from "#site/content/offer/price-list.ts";
import { serviceLandingCopy } from "#site/content/offer/service-landing.copy.ts";
import { withKeys } from "#site/content/with-keys.ts";
import { Bar, Bars } from "#site/elements/bars.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { PageSection } from "#site/elements/page-section.tsx";
import { FactList } from "#site/elements/term-list.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { LandingCopy } from "#site/screens/service-landing/landing-copy.ts";
import { PackageComparison, Packages } from "#site/screens/service-landing/packages.tsx";
import { type Disclosure, Disclosures } from "#site/sections/disclosures.tsx";
import { MethodPlan } from "#site/sections/method-plan.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";
import styles from "./service-landing.module.css";
import "#site/elements/dash-before.css";

interface ServiceLandingProps {
  service: "design" | "social";
  language: Language;
  copy: LandingCopy;
  /** Where the work is published. */
  media?: Disclosure[];
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
      details={afterPackages({ service, language, copy })}
    >
      <Problems service={service} copy={copy} />
      <Disclosures sections={beforePackages({ service, language, copy, media })} />
      <PageSection
        id="packages"
        title={copy.packages.title}
        intro={copy.packages.intro && withPrices(copy.packages.intro)}
        density="tight"
      >
        <Packages service={service} language={language} copy={copy.packages} />
      </PageSection>
      <section className="columns framed-flush-top" aria-labelledby="figures-title">
        <h2 className="visually-hidden" id="figures-title">
          {copy.results.title}
        </h2>
        <ul className="tiles two-48 gap-4 from-5 span-8">
          {Object.entries(copy.results.items).map(([key, { value, label }]) => (
            <li key={key}>
              <strong className={styles.result}>{value}</strong> {label}
            </li>
          ))}
        </ul>
      </section>
    </ServicePage>
  );
}

type Part = Pick<ServiceLandingProps, "service" | "language" | "copy" | "media">;

/** What an owner notices, and what whoever does the work says to it: a conversation where it is said aloud. */
function Problems({ service, copy: { problems, features } }: Pick<Part, "service" | "copy">) {
  const noticed = Object.entries(problems.items);
  if (noticed.length === 0) return null;
  if (service === "social")
    return (
      <PageSection id="problems" title={problems.title} density="tight">
        <div className="tiles two-48 gap-4">
          <ul className={styles.noticed}>
            {noticed.map(([key, problem]) => (
              <li className="dash-before" key={key}>
                {problem}
              </li>
            ))}
          </ul>
          {features.text ? <p>{withPrices(features.text)}</p> : null}
        </div>
      </PageSection>
    );
  return (
    <section className={styles.problems} id="problems" aria-labelledby="problems-title">
      <h2 id="problems-title">{problems.title}</h2>
      <Bars>
        {noticed.map(([key, problem]) => (
          <Bar kind="asked" key={key}>
            <strong>{problem}</strong>
          </Bar>
        ))}
        {features.text ? (
          <Bar kind="answered" className={styles.answer}>
            {withPrices(features.text)}
          </Bar>
        ) : null}
      </Bars>
    </section>
  );
}

/** What is done about it, where and how. */
function beforePackages({ service, language, copy, media = [] }: Part): Disclosure[] {
  const { features, method } = copy;
  return [
    {
      id: "solution",
      title: features.title,
      items: features.items,
      content: <FactList items={features.items} />,
    },
    ...media,
    {
      id: "method",
      title: method.title,
      items: methods[service],
      content: (
        <MethodPlan
          steps={withKeys(methods[service]).map(({ key, ...duration }) => ({
            key,
            name: method.items[key]?.title ?? key,
            text: method.items[key]?.text ?? "",
            duration,
          }))}
          ongoing={serviceLandingCopy(language).ongoing}
          language={language}
        />
      ),
    },
  ];
}

/** Testimonials, the comparison of packages, and extras. */
function afterPackages({ service, language, copy }: Part): Disclosure[] {
  const { testimonials, packages, addOns } = copy;
  const others = pricedItemsOf(service, language).filter(({ price }) => !price.package);
  return [
    {
      id: "testimonials",
      title: testimonials.title,
      items: landingTestimonials[service],
      content: <Voices service={service} language={language} copy={copy} />,
    },
    {
      id: "comparison",
      title: packages.comparison,
      content: <PackageComparison service={service} language={language} copy={packages} />,
    },
    {
      id: "add-ons",
      title: addOns.title,
      items: others,
      content: (
        <>
          {addOns.intro ? <p>{addOns.intro}</p> : null}
          <PriceTable caption={addOns.title} titled name={copy.name} items={others} language={language} />
        </>
      ),
    },
  ];
}

/** Testimonials, each with its client. */
function Voices({ service, language, copy }: Part) {
  const { items } = copy.testimonials;
  return withKeys(landingTestimonials[service]).map(({ key, name, company, sample }) => (
    <figure className="stack gap-2" key={key}>
      <blockquote className="label">
        <p>{items[key]?.text}</p>
      </blockquote>
      <figcaption className="note">
        {name}, {company}
        {"\u00a0· "}
        {items[key]?.service}
        {sample ? `\u00a0· ${serviceLandingCopy(language).sample}` : null}
      </figcaption>
    </figure>
  ));
}
