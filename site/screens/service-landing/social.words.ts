import { keyed, landingScreen, texts } from "#contract/copy/words-schema.ts";
import { landingTestimonials } from "#contract/facts/landing-testimonials.ts";
import { socialPlatforms } from "#contract/facts/media.ts";
import { socialMethod } from "#contract/facts/methods.ts";
import { postingDays } from "#contract/facts/posting-plan.ts";
import { packageKeysOf } from "#site/content/offer/price-keys.ts";
import { words } from "#site/content/words/words.ts";

export const socialWords = words(
  "social",
  landingScreen(
    {
      badges: ["ahead", "replies", "notice"],
      problems: ["silence", "waiting", "hearts", "formats"],
      steps: Object.keys(socialMethod),
      packages: packageKeysOf("social"),
      rows: ["platforms", "posts", "videos", "replies", "report", "meeting"],
      results: ["replies", "ahead", "posts", "report"],
      voices: Object.keys(landingTestimonials.social),
    },
    {
      calendar: texts("title", "note").extend({
        posts: keyed(postingDays, texts("first", "second", "third")),
      }),
      features: texts("title", "lead").extend({
        items: keyed(["calendar", "photos", "replies", "report"], texts("title", "text")),
      }),
      platforms: texts("title", "lead").extend({
        items: keyed(socialPlatforms, texts("strength", "text", "audience")),
      }),
    },
  ),
);
