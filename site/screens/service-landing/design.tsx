import type { Language } from "#contract/languages/languages.ts";
import type { Case } from "#site/content/cases/cases.ts";
import { BrandSpecimen } from "#site/screens/service-landing/brand-specimen.tsx";
import { designWords } from "#site/screens/service-landing/design.words.ts";
import { ServiceLanding } from "#site/screens/service-landing/service-landing.tsx";

/** The design page: a service landing page with drawings of a brand. */
export function Design({ caseStudy, language }: { caseStudy: Case | undefined; language: Language }) {
  const words = designWords(language);
  return (
    <ServiceLanding
      service="design"
      language={language}
      words={words}
      spread={
        words.specimen ? (
          <BrandSpecimen words={words.specimen} caseStudy={caseStudy} language={language} />
        ) : null
      }
    />
  );
}
