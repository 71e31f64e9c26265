import { keyed, landingScreen, sentence, text, texts, titled } from "#contract/copy/copy-schema.ts";
import { packageKeys } from "#data/contract/facts/prices.ts";
import { landingTestimonials } from "#data/site/content/facts/landing-testimonials.ts";
import { socialPlatforms } from "#data/site/content/facts/media.ts";
import { methodDays, socialMethod } from "#data/site/content/facts/methods.ts";
import { packages } from "#data/site/content/facts/packages.ts";
import { postingDays } from "#data/site/content/facts/posting-plan.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const socialCopy = defineSiteCopy(
  "social",
  landingScreen(
    {
      badges: ["ahead", "notice"],
      features: ["calendar", "photos", "replies", "report"],
      steps: Object.keys(socialMethod),
      packages: packageKeys.social,
      rows: ["purpose", "platforms", "posts", "videos", "report", "meeting"],
      results: ["replies", "ahead"],
      voices: Object.keys(landingTestimonials.social),
    },
    {
      calendar: titled().extend({ note: sentence, posts: keyed(postingDays, text) }),
      platforms: titled().extend({
        items: keyed(socialPlatforms, texts("strength", "text", "audience")),
      }),
    },
  ),
  () => ({ methodDays, packages }),
);
