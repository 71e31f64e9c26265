import type { ComponentProps, ReactNode } from "react";
import type { WordsOf } from "#contract/copy/create-words.ts";
import { keyed } from "#contract/formats/keyed.ts";
import type { StepDuration } from "#contract/formats/step-days.ts";
import type { Language } from "#contract/languages.ts";
import { callLink, contactPage } from "#site/content/offer/contact-page.ts";
import { pricedItemsOf, tableOf } from "#site/content/offer/price-list.ts";
import { Band } from "#site/elements/band.tsx";
import { ButtonLink } from "#site/elements/button.tsx";
import { withPrices } from "#site/elements/with-prices.tsx";
import type { designWords } from "#site/screens/service-landing/design.words.ts";
import { PackageComparison } from "#site/screens/service-landing/package-comparison.tsx";
import type { socialWords } from "#site/screens/service-landing/social.words.ts";
import { serviceLandingWords } from "#site/screens/service-landing/words.ts";
import { KeyFigures } from "#site/sections/key-figures.tsx";
import { MethodPlan, planSteps } from "#site/sections/method-plan.tsx";
import { Points } from "#site/sections/points.tsx";
import { PriceTable } from "#site/sections/price-table.tsx";
import { ServicePage } from "#site/sections/service-page.tsx";
import styles from "./service-landing.module.css";

type LandingService = "design" | "social";

export type LandingWords = WordsOf<typeof designWords | typeof socialWords>;

interface ServiceLandingProps {
  service: LandingService;
  language: Language;
  words: LandingWords;
  solution: ComponentProps<typeof Points>["items"];
  /** Where the work is published. */
  media?: ReactNode;
  method: Record<string, StepDuration>;
  voices: Record<string, { name: string; company: string; sample: boolean }>;
  /** A drawing of the service at work, for the first band. */
  drawing: ReactNode;
}

/** Landing page of a service sold in packages. */
export function ServiceLanding({
  service,
  language,
  words,
  solution,
  media,
  method,
  voices,
  drawing,
}: ServiceLandingProps) {
  const shared = serviceLandingWords(language);
  const contactHref = contactPage(language, service);
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
      stickyAction={{ text: shared.quote, href: contactHref }}
      ask={{ text: shared.quote, href: contactHref }}
      book={{ text: shared.call, ...callLink(language) }}
    >
      <Band id="problems" title={words.problems.title} density="tight">
        <ul className={`stack gap-4 ${styles.problems}`}>
          {keyed(words.problems.items).map(({ key, title, text }) => (
            <li key={key}>
              <h3>{title}</h3> <p>{text}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band id="solution" title={words.features.title} lead={words.features.lead} layout="stack" tone="tint">
        <Points items={solution} layout="lines" />
      </Band>
      {media}
      <Band id="method" title={words.method.title} lead={words.method.lead} layout="stack">
        <MethodPlan
          {...planSteps(
            keyed(method).map(({ key, ...duration }) => ({
              key,
              name: words.method.items[key]?.title ?? key,
              text: words.method.items[key]?.text ?? "",
              duration,
            })),
            shared.ongoing,
            language,
          )}
        />
      </Band>
      <Band id="packages" title={words.packages.title} lead={withPrices(words.packages.lead)} layout="stack">
        <PackageComparison service={service} language={language} words={words.packages} />
      </Band>
      <KeyFigures title={words.results.title} items={words.results.items} />
      {Object.keys(voices).length === 0 ? null : (
        <Band id="testimonials" title={words.testimonials.title} layout="stack" tone="tint" density="tight">
          <div className="tiles two-48 gap-7">
            {keyed(voices).map(({ key, name, company, sample }) => (
              <figure className={`stack gap-5 aligned-rows ${styles.voice}`} key={key}>
                <blockquote>
                  <p>{words.testimonials.items[key]?.text}</p>
                </blockquote>
                <figcaption>
                  <strong>{name}</strong>, {company}
                  <p className="note">
                    {words.testimonials.items[key]?.service}
                    {sample ? ` · ${shared.sample}` : null}
                  </p>
                </figcaption>
              </figure>
            ))}
          </div>
        </Band>
      )}
      <Band id="add-ons" title={words.addOns.title} lead={words.addOns.lead} density="tight">
        <PriceTable
          caption={words.addOns.title}
          titled
          name={tableOf(service, language).name}
          items={pricedItemsOf(service, language).filter(({ price }) => !price.package)}
          language={language}
        />
      </Band>
    </ServicePage>
  );
}
