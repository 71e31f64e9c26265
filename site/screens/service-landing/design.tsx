import type { Language } from "#contract/languages/languages.ts";
import type { Case } from "#site/content/cases/cases.ts";
import { BrandSpecimen } from "#site/screens/service-landing/brand-specimen.tsx";
import { designCopy } from "#site/screens/service-landing/design.copy.ts";
import { ServiceLanding } from "#site/screens/service-landing/service-landing.tsx";
import { specimenDrawings } from "#site/screens/service-landing/specimen-drawings.ts";

/** The design page: a service landing page with a logo drawn on several media. */
export function Design({ caseStudy, language }: { caseStudy: Case | undefined; language: Language }) {
  const copy = designCopy(language);
  const { specimen } = copy;
  return (
    <ServiceLanding
      service="design"
      language={language}
      copy={copy}
      spread={
        specimen && specimenDrawings ? (
          <BrandSpecimen
            copy={specimen}
            drawings={specimenDrawings}
            caseStudy={caseStudy}
            language={language}
          />
        ) : null
      }
    />
  );
}
