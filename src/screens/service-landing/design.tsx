import { landingTestimonials } from "#content/facts/landing-testimonials.ts";
import { designMethod } from "#content/facts/methods.ts";
import type { Proof } from "#src/content/cases/proof.ts";
import { keyed } from "#src/formats/keyed.ts";
import type { Language } from "#src/languages.ts";
import { BeforeAfter } from "#src/screens/service-landing/before-after.tsx";
import { BrandSpecimen } from "#src/screens/service-landing/brand-specimen.tsx";
import { designWords } from "#src/screens/service-landing/design.words.ts";
import { ServiceLanding } from "#src/screens/service-landing/service-landing.tsx";

/** The design page: a service landing page with drawings of a brand, and a client's before and after. */
export function Design({ language, proof }: { language: Language; proof: Proof | undefined }) {
  const words = designWords(language);
  return (
    <ServiceLanding
      service="design"
      language={language}
      proof={proof}
      words={words}
      work={proof ? <BeforeAfter proof={proof} /> : null}
      solution={keyed(words.features.items)}
      method={designMethod}
      voices={landingTestimonials.design}
      drawing={<BrandSpecimen language={language} />}
    />
  );
}
