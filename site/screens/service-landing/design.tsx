import type { Language } from "#contract/languages/languages.ts";
import type { Case } from "#site/content/cases/cases.ts";
import { BrandSpecimen } from "#site/screens/service-landing/brand-specimen.tsx";
import { designCopy } from "#site/screens/service-landing/design.copy.ts";
import { ServiceLanding } from "#site/screens/service-landing/service-landing.tsx";

/** The design page: a service landing page with drawings of a brand. */
export function Design({ caseStudy, language }: { caseStudy: Case | undefined; language: Language }) {
  const copy = designCopy(language);
  return (
    <ServiceLanding
      service="design"
      language={language}
      copy={copy}
      spread={
        copy.specimen ? (
          <BrandSpecimen copy={copy.specimen} caseStudy={caseStudy} language={language} />
        ) : null
      }
    />
  );
}
