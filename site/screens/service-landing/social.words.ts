import { keyed, landingScreen, sentence, text, texts } from "#contract/copy/words-schema.ts";
import { landingTestimonials } from "#contract/facts/landing-testimonials.ts";
import { socialPlatforms } from "#contract/facts/media.ts";
import { socialMethod } from "#contract/facts/methods.ts";
import { postingDays } from "#contract/facts/posting-plan.ts";
import { packageKeysOf } from "#site/content/figures/price-keys.ts";
import { words } from "#site/content/words/site-words.ts";

export const socialWords = words(
  "social",
  landingScreen(
    {
      badges: ["ahead", "replies", "notice"],
      problems: ["silence", "waiting", "hearts", "formats"],
      features: ["calendar", "photos", "replies", "report"],
      steps: Object.keys(socialMethod),
      packages: packageKeysOf("social"),
      rows: ["purpose", "platforms", "posts", "videos", "report", "meeting"],
      results: ["replies", "ahead"],
      voices: Object.keys(landingTestimonials.social),
    },
    {
      calendar: texts("title").extend({ note: sentence, posts: keyed(postingDays, text) }),
      platforms: texts("title").extend({
        items: keyed(socialPlatforms, texts("strength", "text", "audience")),
      }),
    },
  ),
);
