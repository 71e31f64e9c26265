import { landingTestimonials } from "#content/facts/landing-testimonials.ts";
import { socialPlatforms } from "#content/facts/media.ts";
import { socialMethod } from "#content/facts/methods.ts";
import { postingDays } from "#content/facts/posting-plan.ts";
import { promises } from "#content/facts/promises.ts";
import type { Proof } from "#src/content/cases/proof.ts";
import { wordsOf } from "#src/content/words.ts";
import { keyed } from "#src/formats/keyed.ts";
import { formatRatio } from "#src/formats/sizes.ts";
import { type Language, locales } from "#src/languages.ts";
import { PostingCalendar } from "#src/screens/service-landing/posting-calendar.tsx";
import { ServiceLanding } from "#src/screens/service-landing/service-landing.tsx";

/** The social media page: a service landing page with a posting calendar. */
export function Social({ language, proof }: { language: Language; proof: Proof }) {
  const words = wordsOf("social", language);
  const { calendar } = words;
  const { weeksAhead, growth } = promises.social;
  const weekday = new Intl.DateTimeFormat(locales[language], { weekday: "narrow", timeZone: "UTC" });
  const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((key, day) => ({
    key,
    // 1 January 2024 was a Monday.
    letter: weekday.format(Date.UTC(2024, 0, 1 + day)),
  }));
  const rows = Object.entries(postingDays).map(([key, days]) => ({
    key,
    platform: socialPlatforms[key as keyof typeof postingDays].name,
    days: days.slice(0, growth.posts / weeksAhead),
    count: calendar.posts(String(growth.posts)),
  }));
  const platforms = keyed(words.platforms.items).map((platform) => ({
    ...platform,
    name: socialPlatforms[platform.key].name,
    format: formatRatio(socialPlatforms[platform.key], language),
    frame: socialPlatforms[platform.key],
  }));
  return (
    <ServiceLanding
      service="social"
      language={language}
      proof={proof}
      words={words}
      platforms={platforms}
      method={socialMethod}
      voices={landingTestimonials.social}
      hero={{
        place: "beside",
        drawing: (
          <PostingCalendar
            title={calendar.title}
            note={calendar.note}
            weeks={weeksAhead}
            rows={rows}
            weekdays={weekdays}
          />
        ),
      }}
    />
  );
}
