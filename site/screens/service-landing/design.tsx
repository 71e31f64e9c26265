import type { Language } from "#contract/languages/languages.ts";
import { BrandSpecimen } from "#site/screens/service-landing/brand-specimen.tsx";
import { designWords } from "#site/screens/service-landing/design.words.ts";
import { ServiceLanding } from "#site/screens/service-landing/service-landing.tsx";

/** The design page: a service landing page with drawings of a brand. */
export function Design({ language }: { language: Language }) {
  const words = designWords(language);
  return (
    <ServiceLanding
      service="design"
      language={language}
      words={words}
      drawing={words.specimen ? <BrandSpecimen words={words.specimen} language={language} /> : null}
    />
  );
}
