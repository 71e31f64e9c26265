import { landingTestimonials } from "#content/facts/landing-testimonials.ts";
import { socialPlatforms } from "#content/facts/media.ts";
import { socialMethod } from "#content/facts/methods.ts";
import type { Proof } from "#src/content/cases/proof.ts";
import { wordsOf } from "#src/content/words/words.ts";
import { Band } from "#src/elements/band.tsx";
import { keyed } from "#src/formats/keyed.ts";
import type { Language } from "#src/languages.ts";
import { PlatformTable } from "#src/screens/service-landing/platform-table.tsx";
import { PostingCalendar } from "#src/screens/service-landing/posting-calendar.tsx";
import { SampleFeed } from "#src/screens/service-landing/sample-feed.tsx";
import { ServiceLanding } from "#src/screens/service-landing/service-landing.tsx";

/** The social media page: a service landing page with a posting calendar. */
export function Social({ language, proof }: { language: Language; proof: Proof | undefined }) {
  const words = wordsOf("social", language);
  const { title, lead, columns, items } = words.platforms;
  return (
    <ServiceLanding
      service="social"
      language={language}
      proof={proof}
      words={words}
      solution={<SampleFeed language={language} />}
      media={
        <Band id="platforms" title={title} lead={lead} layout="stack">
          <PlatformTable
            caption={title}
            columns={columns}
            rows={keyed(items).map((item) => ({ ...item, name: socialPlatforms[item.key].name }))}
          />
        </Band>
      }
      method={socialMethod}
      voices={landingTestimonials.social}
      drawing={<PostingCalendar language={language} />}
    />
  );
}
