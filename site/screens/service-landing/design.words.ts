import { keyed, landingScreen, texts } from "#contract/copy/words-schema.ts";
import { landingTestimonials } from "#contract/facts/landing-testimonials.ts";
import { identityMedia } from "#contract/facts/media.ts";
import { designMethod } from "#contract/facts/methods.ts";
import { packageKeysOf } from "#site/content/figures/price-keys.ts";
import { words } from "#site/content/words/site-words.ts";

export const designWords = words(
  "design",
  landingScreen(
    {
      badges: ["time", "files", "quote"],
      problems: ["colours", "file", "posters", "confusion"],
      features: ["logo", "colours", "typeface", "templates"],
      steps: Object.keys(designMethod),
      packages: packageKeysOf("design"),
      rows: ["purpose", "concepts", "rounds", "guide", "templates", "social", "transition"],
      results: ["formats", "rights"],
      voices: Object.keys(landingTestimonials.design),
    },
    {
      /** Around the drawings of an invented brand; without it there are none. */
      specimen: texts("title", "note")
        .extend({ media: keyed(identityMedia, texts("text")) })
        .optional(),
    },
  ),
);
