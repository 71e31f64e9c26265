import { landingTestimonials } from "#content/facts/landing-testimonials.ts";
import { socialPlatforms } from "#content/facts/media.ts";
import { socialMethod } from "#content/facts/methods.ts";
import { postingDays } from "#content/facts/posting-plan.ts";
import { promises } from "#content/facts/promises.ts";
import type { Proof } from "#src/content/cases/proof.ts";
import { wordsOf } from "#src/content/words.ts";
import { keyed } from "#src/formats/keyed.ts";
import { weekdayName, weekdays } from "#src/formats/weekdays.ts";
import type { Language } from "#src/languages.ts";
import { PostingCalendar } from "#src/screens/service-landing/posting-calendar.tsx";
import { SampleFeed } from "#src/screens/service-landing/sample-feed.tsx";
import { ServiceLanding } from "#src/screens/service-landing/service-landing.tsx";

/** The social media page: a service landing page with a posting calendar. */
export function Social({ language, proof }: { language: Language; proof: Proof | undefined }) {
  const words = wordsOf("social", language);
  const { calendar } = words;
  const { weeksAhead, growth } = promises.social;
  const rows = Object.entries(postingDays).map(([key, days]) => ({
    key,
    platform: socialPlatforms[key as keyof typeof postingDays].name,
    days: days.slice(0, growth.posts / weeksAhead),
    count: calendar.posts({ count: growth.posts }),
  }));
  return (
    <ServiceLanding
      service="social"
      language={language}
      proof={proof}
      words={words}
      solution={<SampleFeed words={words.features} language={language} />}
      platforms={keyed(words.platforms.items).map((item) => ({
        ...item,
        name: socialPlatforms[item.key].name,
      }))}
      method={socialMethod}
      voices={landingTestimonials.social}
      drawing={
        <PostingCalendar
          title={calendar.title}
          note={calendar.note}
          weeks={weeksAhead}
          rows={rows}
          weekdays={weekdays.map((_, day) => weekdayName(day, language, "short"))}
        />
      }
    />
  );
}
