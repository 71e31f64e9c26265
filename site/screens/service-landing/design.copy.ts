import { identifier, keyed, landingScreen, texts, titled } from "#contract/copy/copy-schema.ts";
import { packageKeys } from "#data/contract/facts/prices.ts";
import { landingTestimonials } from "#data/site/content/facts/landing-testimonials.ts";
import { identityMedia } from "#data/site/content/facts/media.ts";
import { designMethod, methodDays } from "#data/site/content/facts/methods.ts";
import { designDelivery, packages } from "#data/site/content/facts/packages.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

export const designCopy = defineSiteCopy(
  "design",
  landingScreen(
    {
      badges: ["time", "files"],
      features: ["logo", "colours", "typeface", "templates"],
      steps: Object.keys(designMethod),
      packages: packageKeys.design,
      rows: ["purpose", "concepts", "rounds", "guide", "templates", "social", "transition"],
      results: ["formats", "rights"],
      voices: Object.keys(landingTestimonials.design),
    },
    {
      /** Around the drawings of a logo; shown where the site has them. */
      specimen: titled("note")
        .extend({
          media: keyed(identityMedia, texts("text")),
          /** A case whose pictures before and after stand below the drawings, by the name of its folder. */
          proof: texts("text", "link").extend({ case: identifier }).optional(),
        })
        .optional(),
    },
  ),
  () => ({ designDelivery, methodDays, packages }),
);
