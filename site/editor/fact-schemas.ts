import type { z } from "zod";
import { schema as contactForm } from "#data/contract/facts/contact-form.ts";
import { schema as legalLimits } from "#data/contract/facts/legal-limits.ts";
import { schema as locations } from "#data/contract/facts/locations.ts";
import { schema as prices } from "#data/contract/facts/prices.ts";
import { schema as promises } from "#data/contract/facts/promises.ts";
import { schema as services } from "#data/contract/facts/services.ts";
import { schema as site } from "#data/contract/facts/site.ts";
import { schema as currencies } from "#data/contract/languages/currencies.ts";
import { schema as languages } from "#data/contract/languages/language-settings.ts";
import { schema as annotatedPoints } from "#data/site/content/facts/annotated-points.ts";
import { schema as articleTopics } from "#data/site/content/facts/article-topics.ts";
import { schema as automationExample } from "#data/site/content/facts/automation-example.ts";
import { schema as bakery } from "#data/site/content/facts/bakery.ts";
import { schema as estimate } from "#data/site/content/facts/calculator-choices.ts";
import { schema as caseCategories } from "#data/site/content/facts/case-categories.ts";
import { schema as conversionExample } from "#data/site/content/facts/conversion-example.ts";
import { schema as dayTimeline } from "#data/site/content/facts/day-timeline.ts";
import { schema as examples } from "#data/site/content/facts/examples.ts";
import { schema as heroChat } from "#data/site/content/facts/hero-chat.ts";
import { schema as integrations } from "#data/site/content/facts/integrations.ts";
import { schema as landingTestimonials } from "#data/site/content/facts/landing-testimonials.ts";
import { schema as media } from "#data/site/content/facts/media.ts";
import { schema as methods } from "#data/site/content/facts/methods.ts";
import { schema as packages } from "#data/site/content/facts/packages.ts";
import { schema as postingPlan } from "#data/site/content/facts/posting-plan.ts";
import { schema as runningCosts } from "#data/site/content/facts/running-costs.ts";
import { schema as websiteTypes } from "#data/site/content/facts/website-types.ts";

/** The schema of each file of facts, by its path in the site's folder. */
export const factSchemas: readonly [name: string, schema: z.ZodType][] = [
  ["facts/article-topics.yaml", articleTopics],
  ["facts/automation-example.yaml", automationExample],
  ["facts/bakery.yaml", bakery],
  ["facts/case-categories.yaml", caseCategories],
  ["facts/contact-form.yaml", contactForm],
  ["facts/conversion-example.yaml", conversionExample],
  ["facts/currencies.yaml", currencies],
  ["facts/day-timeline.yaml", dayTimeline],
  ["facts/estimate.yaml", estimate],
  ["facts/examples.yaml", examples],
  ["facts/hero-chat.yaml", heroChat],
  ["facts/integrations.yaml", integrations],
  ["facts/landing-testimonials.yaml", landingTestimonials],
  ["facts/languages.yaml", languages],
  ["facts/legal-limits.yaml", legalLimits],
  ["facts/locations.yaml", locations],
  ["facts/media.yaml", media],
  ["facts/methods.yaml", methods],
  ["facts/packages.yaml", packages],
  ["facts/posting-plan.yaml", postingPlan],
  ["facts/prices.yaml", prices],
  ["facts/promises.yaml", promises],
  ["facts/running-costs.yaml", runningCosts],
  ["facts/services.yaml", services],
  ["facts/website-types.yaml", websiteTypes],
  ["services/websites/page.yaml", annotatedPoints],
  ["site.yaml", site],
];
