import { landingTestimonials } from "#content/facts/landing-testimonials.ts";
import { identityMedia } from "#content/facts/media.ts";
import { designMethod } from "#content/facts/methods.ts";
import type { Proof } from "#src/content/cases/proof.ts";
import { wordsOf } from "#src/content/words.ts";
import { keyed } from "#src/formats/keyed.ts";
import { formatSize } from "#src/formats/sizes.ts";
import type { Language } from "#src/languages.ts";
import { BrandSpecimen } from "#src/screens/service-landing/brand-specimen.tsx";
import { PlatformTable } from "#src/screens/service-landing/platform-table.tsx";
import { ServiceLanding } from "#src/screens/service-landing/service-landing.tsx";

/** The design page: a service landing page with sample drawings of a brand. */
export function Design({ language, proof }: { language: Language; proof: Proof | undefined }) {
  const words = wordsOf("design", language);
  const media = keyed(words.platforms.items).map((medium) => ({
    ...medium,
    format: formatSize(identityMedia[medium.key], language),
  }));
  return (
    <ServiceLanding
      service="design"
      language={language}
      proof={proof}
      words={words}
      platforms={
        <PlatformTable caption={words.platforms.title} columns={words.platforms.columns} rows={media} />
      }
      method={designMethod}
      voices={landingTestimonials.design}
      drawing={<BrandSpecimen title={words.specimen.title} note={words.specimen.note} specimens={media} />}
    />
  );
}
